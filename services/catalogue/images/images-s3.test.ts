import { openReceiver } from '@menuleaf/shared/testing/own-server.ts';
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
  const refused = { status: 405, text: '<Error><Code>MethodNotAllowed</Code></Error>' };
  const { origin, close } = await openReceiver(() => refused);
  process.env.AWS_ENDPOINT_URL_S3 = origin;
  try {
    const withheld = imagesStore('menu-images').withhold(['soup'], true);
    await expect(withheld).resolves.toBeUndefined();
  } finally {
    await close();
  }
});
