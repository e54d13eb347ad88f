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
