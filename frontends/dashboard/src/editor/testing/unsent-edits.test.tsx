import { array, assert, asyncProperty, constantFrom, nat, record } from 'fast-check';
import { sameSeed } from '@menuleaf/shared/testing/same-seed.ts';
import { noDish, type Doc } from '../doc/doc.ts';
import { loadMenu } from '../editing/load-menu.ts';
import { openEditing, type OpenEditing } from '../editing/open-editing.ts';
import { unsentStore } from '../editing/unsent.ts';
import { menuService } from '../menu-service.ts';
import { menuDoc, menuServer } from '../../testing/menu-server.ts';

beforeEach(() => void jest.useFakeTimers());

const service = menuService('m1');
const unsent = unsentStore('owner', 'm1');
let count = 0;
const newKey = () => `key-${(count += 1)}`;

/** An editor page; undefined if it cannot be loaded. */
async function load(): Promise<OpenEditing | undefined> {
  const state = await loadMenu(service, unsent, 2).catch(() => undefined);
  if (!state) return undefined;
  const page = openEditing({ state, service, unsent, newKey });
  // As the page does on mount.
  page.keep();
  if (page.get().doc !== page.get().base) page.send();
  return page;
}

const pick = <Thing,>(things: readonly Thing[], at: number) => things[at % things.length];

const addTo =
  (at: number) =>
  (doc: Doc): Doc => {
    const section = pick(doc.order, at) ?? '';
    const id = `new:${newKey()}`;
    const { dishes: before, ...rest } = doc.sections[section] ?? { dishes: [] };
    const dishes = before.toSpliced(at % (before.length + 1), 0, id);
    const dish = { ...noDish, name: `Dish ${id}`, price: '4.00' };
    return Object.assign({}, doc, {
      dishes: { ...doc.dishes, [id]: dish },
      sections: { ...doc.sections, [section]: { ...rest, dishes } },
    });
  };

const changeOne =
  (at: number, change: (name: string) => string) =>
  (doc: Doc): Doc => {
    const id = pick(Object.keys(doc.dishes), at);
    const dish = id === undefined ? undefined : doc.dishes[id];
    if (id === undefined || !dish) return doc;
    return { ...doc, dishes: { ...doc.dishes, [id]: { ...dish, name: change(dish.name) } } };
  };

const remove =
  (at: number) =>
  (doc: Doc): Doc => {
    const id = pick(Object.keys(doc.dishes), at);
    if (id === undefined) return doc;
    const { [id]: _gone, ...dishes } = doc.dishes;
    const sections = Object.fromEntries(
      Object.entries(doc.sections).map(([name, section]) => [
        name,
        { ...section, dishes: section.dishes.filter((one) => one !== id) },
      ]),
    );
    return { ...doc, dishes, sections };
  };

const typing = {
  add: addTo,
  rename: (at: number) => changeOne(at, (name) => `${name}-${at}`),
  remove,
};
const connections = ['works', 'down', 'loses the answer'] as const;

const steps = array(
  record({
    do: constantFrom('add', 'rename', 'rename', 'remove', 'reload', 'connection', 'wait'),
    at: nat(40),
    thenMs: constantFrom(0, 100, 300, 1000, 5000, 60_000),
  }),
  { minLength: 3, maxLength: 25 },
);

/** `Starters: Soup, Bread` for each section, as typed. */
const typed = ({ order, sections, dishes }: Doc) =>
  order.map((id) => {
    const names = sections[id]?.dishes.map(
      (dish) => `${dishes[dish]?.name} ${dishes[dish]?.price}`,
    );
    return `${sections[id]?.name}: ${names?.join(', ')}`;
  });

test('what is typed arrives once, whatever becomes of connection, answers and page', async () => {
  const story = asyncProperty(steps, async (list) => {
    localStorage.clear();
    const server = menuServer(menuDoc({ Starters: ['Soup', 'Bread'], Mains: ['Stew'] }));
    let page = await load();
    for (const { do: what, at, thenMs } of list) {
      if (what === 'connection') server.state.mode = pick(connections, at) ?? 'works';
      else if (what === 'reload') {
        page?.close();
        page = await load();
      } else if (what !== 'wait') page?.change(typing[what](at));
      await jest.advanceTimersByTimeAsync(thenMs);
    }
    server.state.mode = 'works';
    page ??= await load();
    await jest.advanceTimersByTimeAsync(120_000);
    const doc = page?.get().doc;
    expect(server.saved()).toEqual(doc && typed(doc));
    expect(page?.get().status).toBe('saved');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('menuleaf-unsent'))).toEqual(
      [],
    );
    page?.close();
  });
  await assert(story, { numRuns: 60, seed: sameSeed });
});

/** A page with a typed dish, whose call the service received but has not answered. */
async function withCallUnderWay() {
  localStorage.clear();
  const server = menuServer(menuDoc({ Mains: ['Stew'] }));
  server.state.mode = 'answers late';
  const page = await load();
  page?.change(addTo(1));
  await jest.advanceTimersByTimeAsync(1000);
  expect(server.state.calls).toHaveLength(1);
  server.state.mode = 'works';
  return { server, page };
}

const dishesOf = (server: ReturnType<typeof menuServer>) =>
  server.saved().join().split(', ').length;

test('a page that dies while a call is under way has it sent as the same call by the next one', async () => {
  const { server } = await withCallUnderWay();
  jest.clearAllTimers();
  const next = await load();
  await jest.advanceTimersByTimeAsync(5000);
  expect([dishesOf(server), next?.get().status]).toEqual([2, 'saved']);
  expect(new Set(server.state.calls.map((call) => call.idempotency_key)).size).toBe(1);
});

test('what is typed while a call is under way, just before the page is left, is not lost', async () => {
  const { server, page } = await withCallUnderWay();
  page?.change(changeOne(0, () => 'Ragout'));
  page?.close();
  jest.clearAllTimers();
  await load();
  await jest.advanceTimersByTimeAsync(5000);
  expect([dishesOf(server), server.saved().join()]).toEqual([2, expect.stringContaining('Ragout')]);
});

test('an answer to a page that was left takes nothing from what the next one keeps', async () => {
  const { server, page } = await withCallUnderWay();
  page?.close();
  const next = await load();
  await jest.advanceTimersByTimeAsync(100);
  next?.change(changeOne(0, () => 'Ragout'));
  await jest.advanceTimersByTimeAsync(300);
  server.answerLate();
  await jest.advanceTimersByTimeAsync(100);
  // It dies before sending.
  jest.clearAllTimers();
  await load();
  await jest.advanceTimersByTimeAsync(5000);
  expect(server.saved().join()).toContain('Ragout');
});
