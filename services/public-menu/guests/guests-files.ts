import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { lazy } from '@menuleaf/shared/server/lazy.ts';
import { type Guest, readGuest } from './guest-line.ts';

const batchSchema = z.object({
  logEvents: z.array(z.object({ message: z.string(), timestamp: z.number() })),
});

/** The boundary between batches: quotes within messages are escaped, so no message contains it. */
const seam = /(?<=\})(?=\{"messageType":")/;

/** Guest actions in a file from Firehose: concatenated gzip members, each a CloudWatch Logs batch. */
export const guestsIn = (file: Uint8Array): Guest[] =>
  gunzipSync(file)
    .toString()
    .split(seam)
    .flatMap((text) => batchSchema.parse(JSON.parse(text)).logEvents)
    .flatMap(({ message, timestamp }) => readGuest(message, timestamp) ?? []);

/** Reads the edge's log files. */
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
