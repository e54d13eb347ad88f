import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
import * as z from 'zod';
import { onLocalCloud } from './on-local-cloud.ts';
import { definitionOf } from '../stacks/slices.ts';
import { countCalls } from './count-calls.ts';

const root = join(import.meta.dirname, '../..');
const starts = 7;

/** Milliseconds that a fresh Node needs to import a file, as it does when a Lambda starts. */
function importTime(file: string, environment: Record<string, string>): number {
  const code = `const t=performance.now();await import(${JSON.stringify(file)});console.log(performance.now()-t)`;
  const times = Array.from({ length: starts }, () =>
    Number(
      execFileSync(process.execPath, ['--input-type=module', '-e', code], {
        env: { ...environment, AWS_REGION: 'us-east-1', NODE_OPTIONS: '' },
        encoding: 'utf8',
      }),
    ),
  );
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;
}

function printStarts(environment: Record<string, string>) {
  const floor = importTime('data:text/javascript,export{}', {});
  console.log(`\nLambda                          KiB   start ms (median of ${starts})`);
  console.log(`an empty module (floor)          0.0 ${floor.toFixed(1).padStart(8)}`);
  for (const slice of slices) {
    for (const { entry } of [{ entry: 'handler' }, ...definitionOf(slice).eventFunctions]) {
      const file = join(root, 'services', slice, 'dist', entry, 'index.mjs');
      if (!existsSync(file)) throw new Error(`${file} is missing`);
      const kib = (statSync(file).size / 1024).toFixed(1);
      const ms = importTime(file, environment).toFixed(1);
      console.log(`${`${slice}/${entry}`.padEnd(28)}${kib.padStart(8)} ${ms.padStart(8)}`);
    }
  }
}

const reply = z.object({
  id: z.string().optional(),
  access_token: z.string().optional(),
});

type Sender = (method: string, path: string, body?: object) => Promise<z.infer<typeof reply>>;

/** Sends, and prints what the call asked of DynamoDB. */
function counting(origin: string, counts: ReturnType<typeof countCalls>): Sender {
  let token = '';
  return async (method, path, body) => {
    const before = counts.dynamodb;
    const isForm = body instanceof FormData;
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const requests = counts.dynamodb - before;
    const shown = path.replaceAll(/\/[2-9b-z]{12}(?=\/|$)/g, '/{id}');
    console.log(
      `${`${method} ${shown}`.padEnd(56)}${response.status}${String(requests).padStart(6)}`,
    );
    const parsed = reply.safeParse(text === '' ? {} : JSON.parse(text));
    token = parsed.data?.access_token ?? token;
    return parsed.data ?? {};
  };
}

const dish = () => {
  const form = new FormData();
  form.set('name', 'Soup');
  form.set('price', '9.50');
  return form;
};

async function callEverything(send: Sender) {
  const account = { email: 'bench@example.com', password: 'olive oil cake', full_name: 'Bench' };
  await send('POST', '/api/auth/register', account);
  await send('POST', '/api/auth/login', { username: account.email, password: account.password });
  await send('GET', '/api/auth/me');
  const restaurant = await send('POST', '/api/restaurants', { name: 'Fig Tree' });
  const place = { address: '1 Main', city: 'Salem', state: 'OR', zip_code: '97301' };
  await send('POST', `/api/restaurants/${restaurant.id}/locations`, place);
  await send('GET', '/api/restaurants');
  await send('GET', `/api/restaurants/${restaurant.id}`);
  await send('PUT', `/api/restaurants/${restaurant.id}`, { description: 'New' });
  await send('GET', `/api/restaurants/${restaurant.id}/qr-code`);
  const menu = await send('POST', '/api/menus', { name: 'Day', restaurant_id: restaurant.id });
  const category = await send('POST', '/api/categories', { name: 'Starters' });
  const item = await send('POST', '/api/menus/items', dish());
  await send('POST', `/api/categories/${category.id}/items`, { item_ids: [item.id] });
  await send('POST', `/api/menus/${menu.id}/categories/assign`, { category_ids: [category.id] });
  for (const path of ['/api/menus', '/api/categories', '/api/menus/all-items']) {
    await send('GET', path);
  }
  await send('GET', `/api/menus/${menu.id}`);
  await send('GET', `/api/menus/${menu.id}/categories`);
  await send('GET', `/api/menus/items/${item.id}`);
  await send('GET', `/api/categories/${category.id}/items`);
  await send('GET', `/api/menus/preview/${menu.id}`);
  await send('PUT', `/api/menus/${menu.id}`, { name: 'Night' });
  await send('PUT', `/api/categories/${category.id}`, { name: 'Mains' });
  await send('PUT', `/api/menus/items/${item.id}`, dish());
  await send('PATCH', `/api/menus/items/${item.id}/availability`, { is_available: false });
  for (const path of ['', '/menus', '/menu', '/menu/categories']) {
    await send('GET', `/api/restaurants/public/${restaurant.id}${path}`);
  }
  await send('GET', '/api/restaurants/public');
  await send('DELETE', `/api/categories/${category.id}/items`, { item_ids: [item.id] });
  await send('POST', `/api/menus/${menu.id}/categories/remove`, { category_ids: [category.id] });
  await send('DELETE', `/api/menus/items/${item.id}`);
  await send('DELETE', `/api/categories/${category.id}`);
  await send('DELETE', `/api/menus/${menu.id}`);
  await send('DELETE', `/api/restaurants/${restaurant.id}`);
  await send('GET', '/api/payments/pricing');
  await send('POST', '/api/auth/logout');
}

/** Each Lambda's size and start, and what each call of the main job asks of DynamoDB. */
export async function run(): Promise<void> {
  await onLocalCloud(async (cloud) => {
    const counts = countCalls(cloud);
    printStarts(Object.assign({}, ...Object.values(cloud.environments)));
    console.log('\ncall                                              status   DynamoDB requests');
    await callEverything(counting(cloud.origin, counts));
  });
}
