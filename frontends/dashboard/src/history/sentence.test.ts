import type { ChangedThing } from '@menuleaf/shared/contracts/catalogue/changed-thing.ts';
import type { HistoryEntry } from '@menuleaf/shared/contracts/catalogue/history-calls.ts';
import { byDay } from './days.ts';
import { details } from './details.ts';
import { sentence } from './sentence.ts';
import { undoneIds } from './undone-ids.ts';

const knowing = {
  names: { s: 'Soup', p: 'Pie', l: 'Lunch' },
  formatOf: () => (price: number) => `$${price}`,
};
const dish = (more: Partial<ChangedThing>): ChangedThing => ({
  kind: 'items',
  id: 's',
  name: 'Soup',
  action: 'changed',
  before: {},
  after: {},
  ...more,
});
const plates = (more: Partial<ChangedThing>) =>
  dish({ kind: 'categories', id: 'c', name: 'Plates', ...more });
const lunch = (action: ChangedThing['action']) =>
  dish({ kind: 'menus', id: 'l', name: 'Lunch', action });
const list = (more: Partial<NonNullable<ChangedThing['list']>>) => ({
  list: { field: 'item_ids' as const, added: [], removed: [], ...more },
});
const entry = (things: ChangedThing[], more: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: '1',
  at: '2026-03-01T12:00:00.000Z',
  by: { kind: 'person', id: 'u', name: 'Ana' },
  undoes: null,
  things,
  things_count: things.length,
  ...more,
});
const price = (cents: number) => ({ price_thousandths: cents * 10 });
const marked = (is_available: boolean, id = 's') =>
  dish({ id, before: { is_available: !is_available }, after: { is_available } });
const soup = [{ id: 's', at: 0 }];

test.each<[string, HistoryEntry]>([
  [
    'Ana changed the price of Soup from $12 to $13',
    entry([dish({ before: price(1200), after: price(1300) })]),
  ],
  [
    'Ana changed the price of Soup from small $5 to $6',
    entry([
      dish({
        before: { ...price(500), choices: [{ name: 'small', price_thousandths: 5000 }] },
        after: { ...price(600), choices: [] },
      }),
    ]),
  ],
  ['Ana marked Soup sold out', entry([marked(false)])],
  [
    'API key “Till” marked Soup available again',
    entry([marked(true)], { by: { kind: 'api_key', id: 'k', name: 'Till' } }),
  ],
  [
    'Ana renamed Broth to Soup',
    entry([dish({ before: { name: 'Broth' }, after: { name: 'Soup' } })]),
  ],
  [
    'Ana changed the description and calories of Soup',
    entry([
      dish({
        before: { description: null, calories: 1 },
        after: { description: 'Hot', calories: 2 },
      }),
    ]),
  ],
  [
    'Ana added the address of Soup',
    entry([dish({ before: { locations: [] }, after: { locations: [{ city: 'Rome' }] } })]),
  ],
  [
    'Ana changed the Spanish text of Soup',
    entry([dish({ after: { 'words.es': { name: 'Sopa' } } })]),
  ],
  ['Ana added Soup to Plates', entry([dish({ action: 'added' }), plates(list({ added: soup }))])],
  ['Ana deleted Soup', entry([dish({ action: 'deleted' }), plates(list({ removed: soup }))])],
  [
    'Ana added Lunch with 21 categories',
    entry([lunch('added'), plates({ action: 'added' })], { things_count: 22 }),
  ],
  [
    'Ana deleted Lunch with 1 dish and 1 category',
    entry([dish({ action: 'deleted' }), plates({ action: 'deleted' }), lunch('deleted')]),
  ],
  [
    'Ana undid adding Lunch',
    entry([plates({ action: 'deleted' }), lunch('deleted')], { undoes: '1' }),
  ],
  ['Ana brought back Soup', entry([dish({ action: 'restored' })])],
  ['Ana put Soup on Plates', entry([plates(list({ added: soup }))])],
  [
    'Ana changed the order of Plates',
    entry([plates(list({ order: { before: ['s'], after: ['s'] } }))]),
  ],
  [
    'Ana moved Soup from Plates to Starters',
    entry([
      plates(list({ removed: soup })),
      plates({ id: 'd', name: 'Starters', ...list({ added: soup }) }),
    ]),
  ],
  [
    'Ana changed the prices of 1000 dishes',
    entry(
      [
        dish({ before: price(1), after: price(2) }),
        dish({ id: 'p', before: price(1), after: price(2) }),
      ],
      { things_count: 1000 },
    ),
  ],
  [
    'Ana marked 30 dishes sold out',
    entry([marked(false), marked(false, 'p')], { things_count: 30 }),
  ],
  ['Ana marked 2 dishes available again', entry([marked(true), marked(true, 'p')])],
  ['Ana changed the availability of 2 dishes', entry([marked(true), marked(false, 'p')])],
  ...([2, 23] as const).map((things_count): [string, HistoryEntry] => [
    `Ana added ${things_count === 2 ? '1 dish and 1 category' : '23 things'}`,
    entry([dish({ action: 'added' }), plates({ action: 'added' })], { things_count }),
  ]),
  [
    'Ana added Soup to Plates and changed 1 dish',
    entry([
      dish({ action: 'added' }),
      plates(list({ added: soup })),
      dish({ id: 'p', name: 'Pie', before: price(1200), after: price(1300) }),
    ]),
  ],
  ['Ana added 48 dishes', entry([dish({ action: 'added' })], { things_count: 48 })],
  [
    'Ana put Lunch on the pages of Fig Tree',
    entry([
      dish({
        kind: 'restaurants',
        name: 'Fig Tree',
        before: { active_menu_id: null },
        after: { active_menu_id: 'l' },
      }),
    ]),
  ],
  [
    'Ana undid a change to Soup',
    entry([dish({ before: price(1), after: price(2) })], { undoes: '0' }),
  ],
  [
    'Ana undid adding 310 dishes',
    entry([dish({ action: 'deleted' })], { undoes: '0', things_count: 310 }),
  ],
  ['Ana undid deleting Soup', entry([dish({ action: 'restored' })], { undoes: '0' })],
  [
    'Ana undid everything of a day: changes to 2 things',
    entry([dish({ after: price(2) }), dish({ id: 'p', after: price(2) })], { undoes: 'a/b' }),
  ],
  [
    'Someone who closed their account removed the photo of Soup',
    entry([dish({ before: { image: 'a' } })], { by: { kind: 'person', id: 'u', name: null } }),
  ],
])('%s', (said, given) => {
  expect(sentence(given, knowing)).toBe(said);
});

test('what the sentence does not say stands in the details', () => {
  const fields = {
    before: { description: 'Cold', is_vegan: false },
    after: { description: 'Hot', is_vegan: true },
  };
  expect(details(entry([dish(fields)]), knowing)).toEqual([
    { what: 'Description', before: 'Cold', after: 'Hot' },
    { what: 'Vegan', before: 'no', after: 'yes' },
  ]);
  const both = [
    dish({ before: price(100), after: price(200) }),
    dish({ id: 'p', name: 'Pie', action: 'changed' }),
  ];
  expect(details(entry(both, { things_count: 30 }), knowing)).toEqual([
    { what: 'Soup', before: '$1', after: '$2' },
    { what: 'and 28 more' },
  ]);
});

test('changes stand by the days on which they were made', () => {
  const at = (day: number, hour: number) => ({ at: new Date(2026, 2, day, hour).toISOString() });
  const days = byDay([at(3, 9), at(2, 23), at(2, 1), at(1, 5)], new Date(2026, 2, 3, 10));
  expect(days.map(({ label, entries }) => [label, entries.length])).toEqual([
    ['Today', 1],
    ['Yesterday', 2],
    ['Sunday, March 1', 1],
  ]);
});

test('what was undone is marked, until that is undone itself', () => {
  const change = { id: '1', undoes: null };
  const undo = { id: '2', undoes: '1' };
  expect([...undoneIds([undo, change])]).toEqual(['1']);
  expect([...undoneIds([{ id: '3', undoes: '2' }, undo, change])]).toEqual(['2']);
});
