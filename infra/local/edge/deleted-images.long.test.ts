import { renditionKeys } from '@menuleaf/shared/menu/images.ts';
import { keys, rowKey } from '@menuleaf/shared/server/table/keys.ts';
import { setting } from '@menuleaf/shared/server/table/setting.ts';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import {
  form,
  origin,
  send,
  type TestOwner,
  waitUntil,
  getUntil,
} from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan, newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { localOutput } from '@menuleaf/infra/build/build.ts';
import type { HttpResponse, Origin } from '../api/http.ts';
import { readAssembly } from '../stack/assembly.ts';
import { Deployment } from '../stack/deployment.ts';
import { bucketOrigin } from './bucket-origin.ts';
import { distributionSchema } from './config.ts';
import { loadDistribution } from './distribution.ts';
import { runSchedule } from '@menuleaf/shared/testing/run-schedule.ts';
/** The synthesized edge in front of the test cloud's buckets, run in this process so that its clock can be moved. */
function openEdge() {
  const deployment = new Deployment(readAssembly(localOutput), { '/public-url': origin });
  const [distribution] = deployment.ofType('AWS::CloudFront::Distribution');
  if (!distribution) throw new Error('There is no edge');
  const { DistributionConfig } = distribution.read(distributionSchema);
  const nothing: Origin = async () => ({
    status: 502,
    headers: {},
    cookies: [],
    body: Buffer.alloc(0),
  });
  const origins = new Map(DistributionConfig.Origins.map((it) => [it.DomainName, nothing]));
  const credentials = {
    accessKeyId: process.env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: process.env.AWS_SECRET_ACCESS_KEY ?? '',
  };
  for (const { ref, attributes } of deployment.ofType('AWS::S3::Bucket')) {
    const endpoint = process.env.AWS_ENDPOINT_URL_S3 ?? '';
    origins.set(attributes.RegionalDomainName ?? '', bucketOrigin(endpoint, credentials, ref));
  }
  const edge = loadDistribution(deployment, origins);
  return (path: string): Promise<HttpResponse> =>
    edge({ method: 'GET', path, query: '', headers: {}, body: Buffer.alloc(0), peer: '' });
}

const realNow = Date.now.bind(Date);
const turnClock = (seconds: number) =>
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + seconds * 1000);
afterEach(() => {
  jest.restoreAllMocks();
});

/** 4 x 3 pixels. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEElEQVR42mOQz7aGIwacHACy6Qk9Ihw/XAAAAABJRU5ErkJggg==';
const image = new Blob([Uint8Array.from(Buffer.from(png, 'base64'))], { type: 'image/png' });

type WithImage = { owner: TestOwner; id: string; url: string };

async function itemWithImage(): Promise<WithImage> {
  const owner = await newProOwner();
  const fields = form({ name: 'Soup', price: '9', image: image });
  const { json: made } = await owner.send('POST', '/api/menus/items', fields);
  const { json } = await owner.getUntil(
    `/api/menus/items/${made.id}`,
    (seen) => seen.json.image_status === 'ready',
  );
  return { owner, id: made.id, url: json.image_url };
}

const save = ({ owner, id }: WithImage, fields: Record<string, string | Blob>) =>
  owner.send('PUT', `/api/menus/items/${id}`, form({ name: 'Soup', price: '9', ...fields }));

/** Backdates the trash entry past the ten-minute undo window; DynamoDB's TTL deletion can take days. */
async function endUndo({ owner, id }: WithImage) {
  const past = new Date(Date.now() - 1000);
  const key = rowKey(keys.trash)(owner.id, 'items', id);
  await table.update(key, setting({ expires_at: Math.floor(past.getTime() / 1000) }));
  const due = await table.queryUpTo(
    keys.imageCheck.pk(),
    new Date(Date.now() + 660_000).toISOString(),
  );
  const check = due.find((row) => row.item_id === id && row.upload_id === undefined);
  if (!check) throw new Error('Nobody will look at the image of the deleted item');
  const due_at = past.toISOString();
  const moved = rowKey(keys.imageCheck)(due_at, owner.id, id);
  await table.put({ ...check, ...moved, due_at });
  await runSchedule('finish-images');
}

const ways: Record<string, (item: WithImage) => Promise<unknown>> = {
  'was replaced': (item) => save(item, { image: image }),
  'was removed': (item) => save(item, { remove_image: 'true' }),
  'is of an item that was deleted for good': async (item) => {
    await item.owner.send('DELETE', `/api/menus/items/${item.id}`);
    await endUndo(item);
  },
  'is of an account that was closed': ({ owner }) =>
    owner.send('DELETE', '/api/auth/me', { password: owner.password }),
};

test.each(Object.entries(ways))(
  'an image that %s leaves the edge after two minutes',
  async (_, go) => {
    const item = await itemWithImage();
    const sizes = renditionKeys(item.url.split('/')[2] ?? '').map((key) => `/${key}`);
    const edge = openEdge();
    for (const url of sizes) expect((await edge(url)).status).toBe(200);
    await go(item);
    // Checked through a fresh edge with an empty cache: the file is gone from the bucket.
    for (const url of sizes) await waitUntil(async () => (await openEdge()(url)).status === 404);
    turnClock(60);
    for (const url of sizes) expect((await edge(url)).headers['x-cache']).toMatch(/^Hit/);
    turnClock(121);
    for (const url of sizes) expect((await edge(url)).status).toBe(404);
  },
);

test('the edge may know that an image is not there', async () => {
  const { status } = await send('GET', '/images/never-was-there/288.webp');
  expect(status).toBe(404);
});

test('the edge gets no image of an owner whose Pro has ended, and has it again with Pro', async () => {
  const { owner, url } = await itemWithImage();
  // Writes what billing writes when a paid plan has ended.
  await givePlan(owner, { ...proPlan, plan_type: 'free' });
  await getUntil('/__local/logs.json', ({ text }) =>
    new RegExp(`Images are withheld[^}]*${owner.id}`).test(text),
  );
  expect((await send('GET', url)).status).toBe(403);
  await givePlan(owner, proPlan);
  await getUntil(url.replace('288.webp', '1200.avif'), ({ status }) => status === 200);
});
