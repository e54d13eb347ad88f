import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { region } from '@menuleaf/local-cloud/stack/resource-types.ts';
import { openTable } from '@menuleaf/shared/server/table/table.ts';
import * as z from 'zod';

const operator = z.object({
  endpoint: z.string(),
  tableName: z.string(),
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
});

/** The table of the local cloud on this port, and a way to run its republisher. */
export async function localTable(port: number) {
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
