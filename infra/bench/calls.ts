import { setTimeout } from 'node:timers/promises';
import { onLocalCloud } from '../checks/on-local-cloud.ts';
import { useCloud } from '../checks/use-cloud.ts';
import { atShare } from './at-share.ts';

const times = 300;

type Work = (at: number) => Promise<{ status: number }>;

/** Milliseconds between calls: a slice's gateway allows at most 100 a second. */
const intervalMs = 10;

/** Sequential calls; the first tenth, while functions start, is not counted. */
async function measure(name: string, work: Work) {
  const taken: number[] = [];
  const warming = Math.ceil(times / 10);
  for (let at = 0; at < times + warming; at += 1) {
    const started = performance.now();
    const { status } = await work(at);
    if (status >= 400) throw new Error(`${name}: ${status}`);
    const took = performance.now() - started;
    if (at >= warming) taken.push(took);
    if (took < intervalMs) await setTimeout(intervalMs - took);
  }
  const [half, most] = [atShare(taken), atShare(taken, 0.99)];
  console.log(`${name.padEnd(48)}${half.toFixed(1).padStart(8)}${most.toFixed(1).padStart(8)}`);
}

const dishes = 300;

/** Concurrent item creation in one catalogue: each worker creates its next dish after the last. */
async function makeDishes(hands: number) {
  const { createResources } = await import('../torture/owned-resources.ts');
  const { form } = await import('@menuleaf/shared/testing/api.ts');
  const { owner, category } = await createResources();
  const category_ids = JSON.stringify([category]);
  const begun = performance.now();
  let next = 0;
  let slowest = 0;
  let refused = 0;
  const hand = async () => {
    for (let at = next++; at < dishes; at = next++) {
      const started = performance.now();
      const body = form({ name: `Dish ${at}`, price: '5', category_ids });
      const { status } = await owner.send('POST', '/api/menus/items', body);
      if (status !== 201) refused += 1;
      slowest = Math.max(slowest, performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  const took = ((performance.now() - begun) / 1000).toFixed(1);
  const who = hands === 1 ? 'one hand (floor)' : `${hands} hands`;
  console.log(
    `${dishes} dishes made by ${who}: ${took} s, the slowest after ${slowest.toFixed(0)} ms, ${refused} refused`,
  );
}

/** Call durations through the edge, including their table requests. */
export async function run(): Promise<void> {
  await onLocalCloud(async (cloud) => {
    useCloud(cloud);
    const { createResources } = await import('../torture/owned-resources.ts');
    const { form, getUntil, send } = await import('@menuleaf/shared/testing/api.ts');
    const { owner, restaurant, item } = await createResources();
    const page = `/restaurant/${restaurant}/menu`;
    await getUntil(page, ({ status }) => status === 200);
    console.log(`${'call'.padEnd(48)}${'p50, ms'.padStart(8)}${'p99'.padStart(8)}`);
    const dish = `/api/menus/items/${item}`;
    await measure('floor: prices of plans, no request of the table', () =>
      send('GET', '/api/payments/pricing'),
    );
    await measure('a diner’s page, at the edge', () => send('GET', page));
    await measure('who am I', () => owner.send('GET', '/api/auth/me'));
    await measure('the dashboard’s lists', () => owner.send('GET', '/api/overview'));
    await measure('sold out, or not', (at) =>
      owner.send('PATCH', `${dish}/availability`, { is_available: at % 2 === 0 }),
    );
    await measure('a price', (at) => owner.send('PUT', dish, form({ price: String(at + 1) })));
    await measure('a menu made and deleted', async () => {
      const made = await owner.send('POST', '/api/menus', { name: 'Lunch' });
      return made.status >= 400 ? made : owner.send('DELETE', `/api/menus/${made.json.id}`);
    });
    const signIn = { username: owner.email, password: owner.password };
    await measure('sign-in (a password is made slow to try)', () =>
      send('POST', '/api/auth/login', { body: signIn }),
    );
    for (const hands of [1, 6]) await makeDishes(hands);
  });
  // Loads helpers of tests, which ask the cloud that is there when they are loaded.
  const { measureWork } = await import('./work-of-calls.ts');
  await measureWork();
}
