import { execFile, spawn } from 'node:child_process';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { form, newOwner, origin, type TestOwner, waitUntil } from '@menuleaf/shared/testing/api.ts';
import { pathWithCurl } from './testing/path-with-curl.ts';

const run = promisify(execFile);
const example = (file: string) => join(import.meta.dirname, 'examples', file);

async function till(owner: TestOwner) {
  const asked = { name: 'Till', scopes: ['read', 'availability', 'prices'], expires_in_days: 30 };
  const body = { ...asked, password: owner.password };
  const { json } = await owner.send('POST', '/api/auth/api-keys', body);
  const ours = { NODE_OPTIONS: '', PATH: pathWithCurl(), MENULEAF: origin };
  return { ...process.env, ...ours, MENULEAF_KEY: json.key };
}

async function dishOf(owner: TestOwner): Promise<string> {
  const fields = { name: 'Lamb shank', price: '24' };
  const { json } = await owner.send('POST', '/api/menus/items', form(fields));
  return json.id;
}

const isAvailable = async (owner: TestOwner, dish: string): Promise<unknown> =>
  (await owner.send('GET', `/api/menus/items/${dish}`)).json.is_available;

test('the examples for curl find a dish, change its price and mark it sold out', async () => {
  const owner = await newOwner();
  const dish = await dishOf(owner);
  const env = await till(owner);
  const { stdout: found } = await run('sh', [example('find-dish.sh')], { env });
  expect(JSON.parse(found)).toMatchObject({ items: [{ id: dish, name: 'Lamb shank' }] });
  const priced = await run('sh', [example('price.sh')], { env: { ...env, DISH: dish } });
  expect(JSON.parse(priced.stdout)).toMatchObject({ items: [{ price: 26 }], skipped: [] });
  await run('sh', [example('sold-out.sh')], { env: { ...env, DISH: dish } });
  expect(await isAvailable(owner, dish)).toBe(false);
});

test('the example for curl fails, and says why, for a key that may not', async () => {
  const owner = await newOwner();
  const env = { ...(await till(owner)), DISH: await dishOf(owner), MENULEAF_KEY: 'mlk_wrong' };
  await expect(run('sh', [example('sold-out.sh')], { env })).rejects.toMatchObject({
    stdout: expect.stringContaining('not_authenticated'),
  });
});

test('the example for Node.js marks a dish sold out by its name', async () => {
  const owner = await newOwner();
  const dish = await dishOf(owner);
  const env = await till(owner);
  const said = await run(process.execPath, [example('sold-out.mjs'), 'Lamb shank'], { env });
  expect(said.stdout).toContain('Lamb shank is sold out');
  expect(await isAvailable(owner, dish)).toBe(false);
});

/** An unused port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Closes a connection in the middle of a message. */
const hangUp = (port: number) =>
  new Promise<void>((resolve) => {
    const begun = 'POST / HTTP/1.1\r\nhost: a.example\r\ncontent-length: 9\r\n\r\n{';
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(begun, () => socket.destroySoon()),
    );
    socket.on('close', () => resolve()).resume();
  });

test('the example that receives takes what is ours, turns away what is not, and outlives who hangs up', async () => {
  const owner = await newOwner();
  const dish = await dishOf(owner);
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const { json: webhook } = await owner.send('POST', '/api/catalogue/webhooks', {
    url,
    events: ['item.sold_out'],
  });
  const env = {
    ...process.env,
    NODE_OPTIONS: '',
    PORT: String(port),
    WEBHOOK_SECRET: webhook.secret,
  };
  const server = spawn(process.execPath, [example('receive.mjs')], { env });
  try {
    const lines: string[] = [];
    createInterface({ input: server.stdout }).on('line', (line) => lines.push(line));
    const forged = { 'webhook-id': 'a', 'webhook-signature': 'v1,AAAA' };
    const headers = { ...forged, 'webhook-timestamp': String(Math.floor(Date.now() / 1000)) };
    const status = await waitUntil(
      () =>
        fetch(url, { method: 'POST', body: '{}', headers }).then(
          (it) => it.status,
          () => 0,
        ),
      (seen) => seen !== 0,
    );
    expect(status).toBe(401);
    await hangUp(port);
    await owner.send('PATCH', `/api/menus/items/${dish}/availability`, { is_available: false });
    await waitUntil(async () => lines.length > 0);
    expect(lines).toEqual(['item.sold_out Lamb shank']);
  } finally {
    server.kill();
  }
});
