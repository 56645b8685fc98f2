# The bot for a host with a token; see docs/hosting.md. The playground is not for a container: it listens on 127.0.0.1 alone.

# The full image has a compiler, for a package that has no build for this machine.
FROM node:22-bookworm AS built
WORKDIR /app
COPY package.json package-lock.json ./
COPY node-20 ./node-20
# The build writes what is prepared of the sources after other installs.
RUN npm pkg delete scripts.prepare && npm ci --no-audit --no-fund
COPY src ./src
COPY commands ./commands
COPY assets ./assets
RUN npm run build && npm prune --omit=dev --no-audit --no-fund
# What packages were or could be compiled from, what was left of that beside the driver, and what they bring for other systems.
RUN cd node_modules && rm -rf .bin better-sqlite3/deps better-sqlite3/src better-sqlite3/binding.gyp better-sqlite3/node_modules \
  && find better-sqlite3 -type f \( -path '*/prebuilds/*' ! -name 'linux-*' \
    -o -path '*/build/*' ! -path '*/build/Release/better_sqlite3.node' \) -delete

FROM node:22-bookworm-slim
# Less memory: fewer heaps of the C library, since several threads encode pictures and each would keep what it has freed; and what is as
# large as a piece of a picture goes back to the system at once. What SQLite writes for a while goes where the database is: no other place has
# to be writable.
ENV NODE_ENV=production \
    MALLOC_ARENA_MAX=2 \
    MALLOC_MMAP_THRESHOLD_=32768 \
    MALLOC_TRIM_THRESHOLD_=65536 \
    DATABASE_FILE=/data/tables.sqlite \
    SQLITE_TMPDIR=/data
WORKDIR /app
COPY --from=built /app/node_modules ./node_modules
COPY package.json LICENSE ./
COPY --from=built /app/dist ./
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
# Asked only where METRICS_PORT is set.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "const port = process.env.METRICS_PORT; if (port) fetch(`http://127.0.0.1:${port}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Garbage is collected before it takes as much room as what is in use.
CMD ["node", "--max-semi-space-size=4", "--heap-growing-percent=50", "src/main.js"]
