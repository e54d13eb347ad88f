import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import * as z from 'zod/mini';
import { lazy } from '@menuleaf/shared/server/lazy.ts';
import { readGuest } from './guest-line.ts';
import { Tallies } from './tally.ts';

const batchSchema = z.object({
  logEvents: z.array(z.object({ message: z.string(), timestamp: z.number() })),
});

/** The boundary between batches: quotes within messages are escaped, so no message contains it. */
const seam = /(?<=\})(?=\{"messageType":")/;

/** Bytes that are unpacked at once: some hundred batches. */
const chunkSize = 256 * 1024;

function tallyBatch(text: string, tallies: Tallies): void {
  for (const { message, timestamp } of batchSchema.parse(JSON.parse(text)).logEvents) {
    const guest = readGuest(message, timestamp);
    if (guest) tallies.add(guest);
  }
}

/**
 * What guests did by a file as Firehose writes it: batches of CloudWatch Logs, each packed, with nothing between them.
 * It is added up as it comes: unpacked, it is half a gigabyte. Rejects a file that was cut off.
 */
export async function talliesIn(file: Readable): Promise<Tallies> {
  const tallies = new Tallies();
  await pipeline(
    file,
    createGunzip({ chunkSize }).setEncoding('utf8'),
    async (texts: AsyncIterable<string>) => {
      let left = '';
      for await (const text of texts) {
        const batches = (left + text).split(seam);
        left = batches.pop() ?? '';
        for (const batch of batches) tallyBatch(batch, tallies);
      }
      if (left !== '') tallyBatch(left, tallies);
    },
  );
  return tallies;
}

/** Reads the edge's log files. */
export function guestsFiles() {
  const opened = lazy(async () => (await import('../pages/pages-s3.ts')).openPagesS3());
  return {
    async read(bucket: string, key: string): Promise<Tallies> {
      const { s3, GetObjectCommand } = await opened();
      const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
      if (!(Body instanceof Readable)) throw new Error(`${key} has no contents`);
      return talliesIn(Body);
    },
  };
}
