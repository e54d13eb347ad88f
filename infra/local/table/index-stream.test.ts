import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startEngine } from './dynamodb-engine.ts';
import { testFolder } from '@menuleaf/shared/testing/test-folder.ts';

/** The engine's queries on the stream: at each write, at each poll, and for the end of the stream. */
const asked = [
  `SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = ?1`,
  `SELECT event_name FROM _stream_records
   WHERE table_name = ?1 AND shard_id = ?2 AND CAST(sequence_number AS INTEGER) > ?3
   ORDER BY CAST(sequence_number AS INTEGER) ASC LIMIT ?4`,
  `SELECT MIN(sequence_number), MAX(sequence_number) FROM _stream_records
   WHERE table_name = ?1 AND shard_id = ?2`,
];

const folder = testFolder();

test('nothing that is asked of the stream reads the whole of it', async () => {
  const engine = await startEngine(folder);
  const database = new DatabaseSync(join(folder, 'table.db'), { readOnly: true });
  const plans = asked.map((sql) =>
    database
      .prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .all()
      .map(({ detail }) => String(detail))
      .join('; '),
  );
  database.close();
  await engine.close();
  expect(plans).toEqual(
    asked.map(() => expect.stringMatching(/^SEARCH .* USING .*INDEX stream_by_/)),
  );
  expect(plans.join()).not.toContain('TEMP B-TREE');
});
