import { setTimeout as wait } from 'node:timers/promises';
import { table } from '@menuleaf/shared/testing/test-table.ts';
import {
  type Answer,
  getUntil,
  newOwner,
  send,
  type TestOwner,
  waitUntil,
} from '@menuleaf/shared/testing/api.ts';
import { runSchedule } from '@menuleaf/shared/testing/run-schedule.ts';
import { givePlan, proPlan, newProOwner } from '@menuleaf/shared/testing/give-plan.ts';
import { newMenu } from '@menuleaf/shared/testing/new-menu.ts';
import { planEndsStore } from '../publishing/plan-ends-store.ts';

const planEnds = planEndsStore(table);
const endsOf = async (owner: TestOwner) =>
  (await planEnds.before(Date.now() + 400 * 86_400_000)).filter(
    ({ owner_id }) => owner_id === owner.id,
  );

/** 4 x 3 pixels. */
const png =
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAADCAIAAAA7ljmRAAAAEElEQVR42mOQz7aGIwacHACy6Qk9Ihw/XAAAAABJRU5ErkJggg==';
const image = new Blob([Uint8Array.from(Buffer.from(png, 'base64'))], { type: 'image/png' });

/** A Pro owner whose menu shows an image, and the page's path. */
async function ownerWithImage() {
  const owner = await newProOwner();
  const made = await newMenu(owner, { dishes: [{ name: 'Soup', price: '9', image }] });
  return { owner, path: `/restaurant/${made.restaurantId}/menu` };
}

const hasNoImage = ({ text }: Answer) => !text.includes('/images/');
const showsImage = async (path: string) => !hasNoImage(await send('GET', path));

test('pages lose their images at once after Pro has ended by the clock, and get them back with Pro', async () => {
  const { owner, path } = await ownerWithImage();
  await waitUntil(() => showsImage(path));
  const end = Date.now() + 15_000;
  const ends_at = new Date(end).toISOString();
  await givePlan(owner, { ...proPlan, cancelled_at_period_end: true, ends_at });
  await waitUntil(
    () => endsOf(owner),
    (ends) => ends[0]?.ends_at === ends_at,
  );
  // The scheduled run starts before the plan ends.
  const run = runSchedule('plan-end-publisher');
  await wait(end - 500 - Date.now());
  expect(await showsImage(path)).toBe(true);
  await getUntil(path, hasNoImage);
  // Not left to the next run, a minute later.
  expect(Date.now() - end).toBeLessThan(30_000);
  await run;
  expect(await endsOf(owner)).toEqual([]);
  await givePlan(owner, proPlan);
  await waitUntil(() => showsImage(path));
});

test('an end that nobody was there for is made up for by the next run', async () => {
  const { owner, path } = await ownerWithImage();
  await waitUntil(() => showsImage(path));
  // Published before the end; no run since.
  const end = Date.now() + 3000;
  const ends_at = new Date(end).toISOString();
  await givePlan(owner, { ...proPlan, past_due: true, ends_at });
  await wait(end + 1000 - Date.now());
  await runSchedule('plan-end-publisher');
  await getUntil(path, hasNoImage, 5000);
  expect(await endsOf(owner)).toEqual([]);
});

test('an end is noted once, moves with the plan and goes with it; a renewal has its days of grace', async () => {
  const owner = await newOwner();
  const noted = () => endsOf(owner).then((ends) => ends.map(({ ends_at }) => ends_at));
  const becomes = async (wanted: string[]) => {
    await waitUntil(noted, (ends) => ends.join() === wanted.join());
    expect(await noted()).toEqual(wanted);
  };
  const ends_at = new Date(Date.now() + 5 * 86_400_000).toISOString();
  await givePlan(owner, { ...proPlan, ends_at });
  await becomes([new Date(Date.parse(ends_at) + 3 * 86_400_000).toISOString()]);
  await givePlan(owner, { ...proPlan, ends_at, cancelled_at_period_end: true });
  await becomes([ends_at]);
  await givePlan(owner, { ...proPlan, plan_type: 'free', ends_at: null });
  await becomes([]);
});
