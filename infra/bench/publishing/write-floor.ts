import { PutObjectCommand } from '@aws-sdk/client-s3';
import { bucketOf } from '@menuleaf/local-cloud/clients.ts';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';

const concurrency = 10;
const body = '<p>'.padEnd(40_000, 'menu ');

/** Milliseconds to put this many page-sized objects into the bucket, without reading or rendering. */
export async function writeFloor(cloud: LocalCloud, objects: number): Promise<number> {
  const { Bucket, s3 } = bucketOf(cloud, 'PAGES_BUCKET');
  const from = performance.now();
  const queue = Array.from({ length: objects }, (_, at) => `bench/${at}`).values();
  const worker = async () => {
    for (const Key of queue)
      await s3.send(new PutObjectCommand({ Bucket, Key, Body: `${body}${Key}` }));
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return performance.now() - from;
}
