import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { LocalCloud } from '@menuleaf/local-cloud/local-cloud.ts';
import { region } from '@menuleaf/local-cloud/stack/resource-types.ts';

const concurrency = 10;
const body = '<p>'.padEnd(40_000, 'menu ');

/** Milliseconds to put this many page-sized objects into the bucket, without reading or rendering. */
export async function writeFloor(cloud: LocalCloud, objects: number): Promise<number> {
  const environment = Object.values(cloud.environments).find(({ PAGES_BUCKET }) => PAGES_BUCKET);
  const s3 = new S3Client({
    endpoint: cloud.endpoints.AWS_ENDPOINT_URL_S3,
    region,
    credentials: cloud.credentials,
    forcePathStyle: true,
  });
  const from = performance.now();
  const queue = Array.from({ length: objects }, (_, at) => `bench/${at}`).values();
  const worker = async () => {
    for (const Key of queue)
      await s3.send(
        new PutObjectCommand({ Bucket: environment?.PAGES_BUCKET, Key, Body: `${body}${Key}` }),
      );
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return performance.now() - from;
}
