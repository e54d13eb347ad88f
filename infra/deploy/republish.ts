import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as z from 'zod';
import { parts } from '@menuleaf/shared/server/table/hash-parts.ts';
import {
  type Part,
  republishStore,
} from '@menuleaf/public-menu-service/publishing/republish-store.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import { region } from '@menuleaf/local-cloud/stack/resource-types.ts';
import { readStage } from '../stacks/stage.ts';
import { readTableName } from './deployed-foundation.ts';
import { runCommand } from '../run-command.ts';

const operator = z.object({
  endpoint: z.string(),
  tableName: z.string(),
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
});

/** The table of the local cloud on this port, and a way to run its republisher. */
async function localTable(port: number) {
  const origin = `http://localhost:${port}`;
  const answer = await fetch(`${origin}/__local/operator.json`).catch(() => undefined);
  if (!answer?.ok) throw new Error(`No local cloud answers on ${origin}: npm start, or set PORT`);
  const { endpoint, tableName, credentials } = operator.parse(await answer.json());
  const table = openTable(tableName, new DynamoDBClient({ endpoint, region, credentials }));
  const wake = async () => {
    await fetch(`${origin}/__local/schedules?function=republisher`, { method: 'POST' });
  };
  return { table, wake };
}

const usage =
  'npm run republish -- --stage <name>; with --stage local it asks the local cloud on PORT (4000)';

/** Milliseconds between progress checks. */
const everyMs = 2000;

async function open(stage: string) {
  if (stage === 'local') return localTable(Number(process.env.PORT ?? 4000));
  const { name } = readStage(stage);
  const table = openTable(await readTableName(name), new DynamoDBClient());
  // The schedule runs the republisher.
  return { table, wake: async () => {} };
}

const sum = (all: readonly Part[], of: (part: Part) => number) =>
  all.reduce((total, part) => total + of(part), 0);

/** Requests a rebuild of all pages, and reports progress until done. */
async function republish(stage: string) {
  const { table, wake } = await open(stage);
  const store = republishStore(table);
  const orderedAt = await store.order(new Date());
  console.log('Every page is made anew. The first ones begin within a minute.');
  void wake();
  for (let done = 0; done < parts.length; await wait(everyMs)) {
    const all = [...(await store.state()).parts.values()];
    const mine = all.filter(({ job }) => job.endsWith(`@${orderedAt}`));
    done = mine.filter(({ finished_at }) => finished_at !== null).length;
    const made = sum(mine, (part) => part.made).toLocaleString('en-US');
    console.log(`${done} of ${parts.length} parts, ${made} restaurants`);
  }
}

const { values } = parseArgs({ options: { stage: { type: 'string' } } });
await runCommand(async () => {
  if (!values.stage) throw new Error(usage);
  await republish(values.stage);
});
