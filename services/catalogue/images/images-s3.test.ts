import { createServer } from 'node:http';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { imagesStore } from './images-store.ts';

const before = { ...process.env };
beforeEach(() => {
  Object.assign(process.env, {
    AWS_REGION: 'eu-west-1',
    AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
    AWS_SECRET_ACCESS_KEY: 'example',
  });
  delete process.env.AWS_ENDPOINT_URL;
  delete process.env.AWS_ENDPOINT_URL_S3;
});
afterEach(() => {
  process.env = { ...before };
});

test('on AWS a browser posts to the bucket’s own host, which the edge’s policy names', async () => {
  const { url } = await imagesStore('menu-images').presign('uploads/u1/p1', 'image/png');
  expect(url).toBe('https://menu-images.s3.eu-west-1.amazonaws.com/');
});

test('an image that was deleted meanwhile is in nobody’s way: S3 calls it MethodNotAllowed', async () => {
  const server = createServer((_, response) => {
    response.writeHead(405).end('<Error><Code>MethodNotAllowed</Code></Error>');
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  process.env.AWS_ENDPOINT_URL_S3 = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  try {
    const withheld = imagesStore('menu-images').withhold(['soup'], true);
    await expect(withheld).resolves.toBeUndefined();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
