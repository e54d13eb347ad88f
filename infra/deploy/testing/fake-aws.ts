import type { RequestListener } from 'node:http';
import { openServer } from '@menuleaf/shared/testing/own-server.ts';

/** Answers for AWS on loopback, where this process's clients then ask. Returns what closes it. */
export async function startFakeAws(answer: RequestListener): Promise<() => Promise<void>> {
  const { origin, close } = await openServer(answer);
  Object.assign(process.env, {
    AWS_ENDPOINT_URL: origin,
    AWS_ENDPOINT_URL_S3: origin,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'key',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
  return close;
}
