/** Whether something is left to do at the table of a row of `channels`, by the layout that this brings about. */
const OWED = `EXISTS (
    SELECT 1 FROM tables WHERE tables.id = channels.table_id AND (
      tables.generation > channels.posted
      OR tables.thread_over > channels.archived
      OR EXISTS (SELECT 1 FROM notices WHERE notices.table_id = tables.id)
      OR EXISTS (
        SELECT 1 FROM channel_messages AS message
        WHERE message.table_id = tables.id AND message.standing <> 'closed'
          AND (message.standing = 'leaving' OR message.shows < tables.revision))))`;

/** Whether a text is an object in JSON. SQLite may look at conditions in any order, but for those of a CASE. */
const isObject = (text: string): string =>
  `CASE WHEN json_valid(${text}) THEN json_type(${text}) = 'object' END`;

/** An integer in a text that may be no JSON at all. */
const integerIn = (text: string, path: string): string =>
  `CASE WHEN json_valid(${text}) THEN CASE WHEN json_type(${text}, '${path}') = 'integer' THEN CAST(json_extract(${text}, '${path}') AS INTEGER) END END`;

/** Whether what waits to be retired is a lobby. */
const WAS_LOBBY = `COALESCE(CASE WHEN json_valid(retire.body) THEN json_type(retire.body, '$.lobby') = 'true' END, 0)`;

/**
 * What the outbox and the notes of former versions say of the channels, in the tables of the seventh layout. It is the eighth layout's step,
 * and stays as it is. Whatever cannot be read there is left out, as those versions left it out. The marks of what a former version
 * has posted and not noted are kept with the call that it was posted for (`entry`).
 */
export const CONVERSION = `
  DELETE FROM notices;
  DELETE FROM channel_messages;
  DELETE FROM channels;

  UPDATE tables SET
    generation = COALESCE(${integerIn('body', '$.calledWith')}, 0),
    log_from = 0,
    finished = phase = 'ended' AND COALESCE(json_extract(body, '$.ending'), '') = 'finished',
    thread_over = EXISTS (SELECT 1 FROM outbox WHERE table_id = tables.id AND key = 'vacate')
    WHERE ${isObject('body')};

  INSERT INTO channels (table_id, posted, access, access_channel, archived)
    SELECT tables.id,
      generation - COALESCE((${isObject('body')}) AND EXISTS (SELECT 1 FROM outbox WHERE table_id = tables.id AND key IN ('post', 'anew')), 0),
      CASE WHEN instr(notes.value, ' ') > 1 THEN substr(notes.value, 1, instr(notes.value, ' ') - 1) END,
      CASE WHEN instr(notes.value, ' ') > 1 THEN substr(notes.value, instr(notes.value, ' ') + 1) END,
      phase = 'closed' AND NOT thread_over
    FROM tables LEFT JOIN notes ON notes.key = 'barred ' || tables.id;
  UPDATE channels SET untold = substr(notes.key, 8)
    FROM notes WHERE notes.key >= 'untold ' AND notes.key < 'untold!' AND notes.value = channels.table_id;

  UPDATE tables SET body = json_set(body, '$.calls', json_array(json_object(
      'revision', generation,
      'at', touched_at,
      'reason', CASE WHEN phase = 'lobby' THEN 'lobby' WHEN pending.post IS NULL THEN 'again' WHEN phase = 'ended' THEN 'result' ELSE 'turn' END,
      'people', CASE WHEN pending.post IS NULL THEN json('[]') ELSE json((
        SELECT json_group_array(json_extract(body, wait.fullkey || '.person')) FROM json_each(body, '$.waits') AS wait
        WHERE json_type(body, wait.fullkey || '.person') = 'text')) END,
      'besidesTurn', json('false'),
      'channel', channel,
      'fromPly', COALESCE(${integerIn('body', '$.toldFrom')}, 0))))
    FROM (
      SELECT known.id AS table_id, (SELECT id FROM outbox WHERE table_id = known.id AND key = 'post') AS post FROM tables AS known
    ) AS pending
    WHERE pending.table_id = tables.id AND ${isObject('body')};
  UPDATE tables SET body = json_set(tables.body, '$.calls[0].entry', json_object('id', outbox.id, 'at', outbox.at))
    FROM outbox
    WHERE outbox.table_id = tables.id AND ${isObject('tables.body')}
      AND outbox.id = (
        SELECT id FROM outbox AS made WHERE made.table_id = tables.id AND made.key IN ('post', 'anew')
        ORDER BY made.key = 'post' DESC LIMIT 1);

  INSERT INTO channel_messages (id, table_id, channel, generation, from_ply, standing, shows, digest, files)
    SELECT messages.id, messages.table_id, messages.channel,
      CASE WHEN ${WAS_LOBBY} THEN 1 ELSE posted END,
      CASE
        WHEN phase = 'lobby' OR ${WAS_LOBBY} THEN -1
        ELSE COALESCE(${integerIn('retire.body', '$.from')}, ${integerIn('tables.body', '$.toldFrom')}, 0)
      END,
      CASE live WHEN 1 THEN 'live' ELSE 'closed' END,
      CASE WHEN EXISTS (SELECT 1 FROM outbox WHERE table_id = tables.id AND key IN ('refresh', 'post', 'anew', 'retire'))
        THEN MIN(shows, revision - 1) ELSE revision END,
      NULL, '[]'
    FROM messages
      JOIN tables ON tables.id = messages.table_id
      JOIN channels ON channels.table_id = tables.id
      LEFT JOIN outbox AS retire ON retire.table_id = tables.id AND retire.key = 'retire';
  INSERT INTO channel_messages (id, table_id, channel, generation, from_ply, standing, shows, digest, files)
    SELECT json_extract(notes.value, spot.fullkey || '.message'), substr(notes.key, 7),
      json_extract(notes.value, spot.fullkey || '.channel'), 0, 0, 'leaving', 0, NULL, '[]'
    FROM notes JOIN json_each(CASE WHEN json_valid(notes.value) THEN notes.value ELSE '[]' END) AS spot
    WHERE notes.key >= 'armed ' AND notes.key < 'armed!'
      AND EXISTS (SELECT 1 FROM tables WHERE id = substr(notes.key, 7))
      AND json_type(notes.value, spot.fullkey || '.message') = 'text'
      AND json_type(notes.value, spot.fullkey || '.channel') = 'text'
    ON CONFLICT (id) DO UPDATE SET standing = 'leaving' WHERE standing = 'closed';

  INSERT INTO notices (id, table_id, kind, seat, person, since, at)
    SELECT id, table_id, CASE said WHEN 'notice' THEN 'turn' ELSE said END, seat, person, since, at
    FROM (
      SELECT id, table_id, at, json_extract(body, '$.kind') AS said, CAST(json_extract(body, '$.seat') AS INTEGER) AS seat,
        json_extract(body, '$.person') AS person, ${integerIn('body', '$.since')} AS since
      FROM outbox
      WHERE CASE WHEN json_valid(body) THEN
        json_extract(body, '$.kind') IN ('notice', 'remind', 'replaced')
          AND json_type(body, '$.seat') = 'integer' AND json_type(body, '$.person') = 'text' END
      ORDER BY id)
    WHERE true
    ON CONFLICT (table_id, kind, seat) DO NOTHING;
  UPDATE channels SET owed_since = COALESCE(
      (SELECT MIN(at) FROM outbox WHERE table_id = channels.table_id),
      (SELECT touched_at FROM tables WHERE id = channels.table_id))
    WHERE ${OWED} AND (SELECT ${isObject('body')} FROM tables WHERE id = channels.table_id);
  DELETE FROM sqlite_sequence WHERE name = 'notices';
  INSERT INTO sqlite_sequence (name, seq)
    SELECT 'notices', COALESCE((SELECT seq FROM sqlite_sequence WHERE name = 'outbox'), 0);
`;
