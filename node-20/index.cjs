'use strict';
// By its place: the version at the top is one that ends a Node 20.
module.exports = require('./node_modules/better-sqlite3');
