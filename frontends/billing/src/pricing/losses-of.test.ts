import { type Account, lossesOf } from './losses-of.ts';

const made = (name: string, day: number) => ({
  id: name,
  name,
  created_at: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
});
const menu = (name: string, day: number, more: object = {}) => ({
  ...made(name, day),
  ...{ further_languages: [], is_active: false },
  ...more,
});
const plain = { theme: null, logo_url: null, cover_url: null };
const nothing: Account = {
  ...{ restaurants: [], menus: [], categories: [], items: [], looks: [], people: [] },
};
const person = (
  full_name: string,
  role: 'owner' | 'editor' | 'kitchen',
  stays_on_free = false,
) => ({ ...{ full_name, role, stays_on_free } });

test('an account within Free loses nothing', () => {
  const small = {
    ...nothing,
    restaurants: [made('Fig', 1)],
    menus: [menu('Dinner', 1, { is_active: true, further_languages: ['fr'] })],
    looks: [{ ...plain, theme: 'cafe' }],
    people: [person('Ada', 'owner'), person('Kim', 'kitchen', true)],
  };
  expect(lossesOf(small)).toEqual([]);
});

test('the newest are over the limit, and are named', () => {
  const names = ['Newest', 'Oldest', 'Second', 'Third'];
  const restaurants = names.map((name, at) => made(name, [9, 1, 2, 3][at] ?? 0));
  expect(lossesOf({ ...nothing, restaurants })).toEqual([
    '3 of your 4 restaurants can no longer be changed: Second, Third, and Newest. Guests still see them.',
  ]);
  const two = restaurants.slice(0, 2);
  expect(lossesOf({ ...nothing, restaurants: two })).toEqual([
    '1 of your 2 restaurants can no longer be changed: Newest. Guests still see it.',
  ]);
});

test('of many, a few are named', () => {
  const categories = Array.from({ length: 16 }, (_, at) => made(`Category ${at + 1}`, at + 1));
  expect(lossesOf({ ...nothing, categories })).toEqual([
    '6 of your 16 categories can no longer be changed: Category 11, Category 12, Category 13, and 3 more.',
  ]);
});

test('what guests no longer see is named: looks, languages and menus by time', () => {
  const account = {
    ...nothing,
    restaurants: [{ ...made('Fig', 1), further_menu_ids: ['Lunch'] }],
    menus: [menu('Dinner', 1, { is_active: true, further_languages: ['fr', 'de', 'it'] })],
    looks: [{ ...plain, theme: 'grill' }],
  };
  expect(lossesOf({ ...account, menus: [...account.menus, menu('Lunch', 2)] })).toEqual([
    '1 of your 2 menus can no longer be changed: Lunch.',
    'The logo, cover and Pro theme of Fig are no longer shown.',
    'Guests can no longer read Dinner in German or Italian.',
    'Fig shows its main menu only, no longer Lunch.',
  ]);
});

test('people are told apart by what is left to them', () => {
  const people = [
    person('Ada', 'owner'),
    person('Ben', 'editor', true),
    person('Cem', 'editor'),
    person('Dot', 'kitchen'),
  ];
  expect(lossesOf({ ...nothing, people })).toEqual([
    'Cem and Dot can only read.',
    'Ben can only mark dishes sold out.',
  ]);
});
