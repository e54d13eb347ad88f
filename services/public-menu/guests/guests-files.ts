import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { lazy } from '@menuleaf/shared/server/lazy.ts';
import { type Guest, readGuest } from './guest-line.ts';

const batchSchema = z.object({
  logEvents: z.array(z.object({ message: z.string(), timestamp: z.number() })),
});

/** Between two batches: a quotation mark that somebody said is escaped, so that no line looks so. */
const seam = /(?<=\})(?=\{"messageType":")/;

/** What guests did by a file as Firehose writes it: batches of CloudWatch Logs, each packed, with nothing between them. */
export const guestsIn = (file: Uint8Array): Guest[] =>
  gunzipSync(file)
    .toString()
    .split(seam)
    .flatMap((text) => batchSchema.parse(JSON.parse(text)).logEvents)
    .flatMap(({ message, timestamp }) => readGuest(message, timestamp) ?? []);

/** The files in which the lines of the edge come. */
export function guestsFiles() {
  const opened = lazy(async () => (await import('../pages/pages-s3.ts')).openPagesS3());
  return {
    async read(bucket: string, key: string): Promise<Guest[]> {
      const { s3, GetObjectCommand } = await opened();
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      if (!Body) throw new Error(`${key} has no contents`);
      return guestsIn(await Body.transformToByteArray());
    },
  };
}
