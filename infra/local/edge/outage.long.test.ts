import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { localOutput } from '@menuleaf/infra/build/build.ts';
import { newOwner, send } from '@menuleaf/shared/testing/api.ts';
import { startLocalCloud } from '../local-cloud.ts';

const folder = mkdtempSync(join(tmpdir(), 'menuleaf-outage-'));
const dataDir = join(folder, 'data');
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (origin: string, path: string) => send('GET', path, {}, origin);

/** The same deployment with every function throwing on load. */
function brokenDeployment(): string {
  const broken = join(folder, 'cdk.out');
  cpSync(localOutput, broken, { recursive: true });
  for (const file of readdirSync(broken, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('index.mjs')) {
      writeFileSync(join(broken, file), 'throw new Error("This function is down");');
    }
  }
  return broken;
}

const endDatabase = () =>
  process.kill(Number(readFileSync(join(dataDir, 'table/engine.pid'), 'utf8')), 'SIGKILL');

async function publish(origin: string) {
  const owner = await newOwner(origin);
  const restaurant_id = await owner.made('/api/restaurants', { name: 'Olive Yard' });
  await owner.made('/api/menus', { name: 'All day', restaurant_id });
  const path = `/restaurant/${restaurant_id}`;
  await owner.getUntil(`${path}/menu`, ({ status }) => status === 200);
  return path;
}

test('diners read menus while every function and the table are down, and then the pages too', async () => {
  const whole = await startLocalCloud({ cdkOut: localOutput, port: 0, dataDir });
  const path = await publish(whole.origin);
  await whole.close();
  const { origin, close } = await startLocalCloud({ cdkOut: brokenDeployment(), port: 0, dataDir });
  closing.push(close);
  endDatabase();
  expect((await get(origin, '/api/restaurants/public')).status).toBeGreaterThanOrEqual(500);
  const menu = await get(origin, `${path}/menu`);
  expect(menu.status).toBe(200);
  expect(menu.text).toContain('All day');
  const script = /src="([^"]+\.js)"/.exec(menu.text)?.[1] ?? '';
  expect((await get(origin, script)).status).toBe(200);
  expect((await get(origin, path)).text).toContain('View Menu');

  // With the bucket unavailable too, the edge serves from its cache.
  rmSync(join(dataDir, 's3'), { recursive: true, force: true });
  await wait(4000);
  const stale = await get(origin, `${path}/menu`);
  expect(stale.status).toBe(200);
  expect(stale.text).toContain('All day');
});
