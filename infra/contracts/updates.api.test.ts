import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { assert, asyncProperty, constantFrom, dictionary, record } from 'fast-check';
import * as z from 'zod';
import type { Call } from '@menuleaf/shared/http/contract.ts';
import { form, newOwner, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { everyCall } from './every-call.ts';
import { bodyOf } from './sample-body.ts';

jest.setTimeout(180_000);

type Found = Record<string, unknown>;
type Value = readonly [sent: unknown, read: unknown];
/** What a field takes, what null and a blank make of it, and under which name it is read. */
type Field = { values: readonly Value[]; cleared?: unknown; as?: string; refused?: boolean };

const same = (...values: unknown[]): Value[] => values.map((value) => [value, value]);
const required = (...values: string[]): Field => ({ values: same(...values), refused: true });
const text: Field = { values: same('Fig & plum', '日本', 'a — b'), cleared: null };
const flag: Field = { values: same(true, false), refused: true };
const address: Field = {
  values: [
    ['example.com', 'https://example.com'],
    ['https://a.example/b', 'https://a.example/b'],
  ],
  cleared: null,
};
const profile = (own: string): Field => ({
  values: [
    ['@olive', `${own}olive`],
    ['olive12', `${own}olive12`],
  ],
  cleared: null,
});
const degrees: Field = {
  values: [...same(12.5, -7), [1e-200, 0], [1.123456789, 1.1234568]],
  cleared: null,
};

const restaurantFields: Record<string, Field> = {
  name: required('Fig Tree', 'Olive Yard'),
  description: text,
  phone: { values: same('555 1', '555 2'), cleared: null },
  email: { values: same('a@example.com', 'b@example.com'), cleared: null },
  website: address,
  facebook_url: profile('https://facebook.com/'),
  instagram_url: profile('https://instagram.com/'),
  twitter_url: profile('https://x.com/'),
  tiktok_url: profile('https://tiktok.com/@'),
  youtube_url: profile('https://youtube.com/@'),
  ...Object.fromEntries(
    ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'].map((day) => [
      `${day}_hours`,
      { values: same('9am-5pm', 'Closed'), cleared: null },
    ]),
  ),
  time_zone: required('UTC', 'Europe/Berlin'),
  is_listed: flag,
  location_name: { values: same('Harbour', 'Station'), cleared: ' Location', as: 'name' },
  address: required('1 Road', '2 Road'),
  city: required('Rome', 'Oslo'),
  state: required('CA', 'NY'),
  zip_code: required('12345', '54321'),
  country: { values: same('IT', 'NO'), cleared: 'US' },
  location_phone: { values: same('555 3', '555 4'), cleared: null, as: 'phone' },
  latitude: degrees,
  longitude: degrees,
};
const ofLocation = /^(location_.*|address|city|state|zip_code|country|latitude|longitude)$/;

const itemFields: Record<string, Field> = {
  name: required('Soup', 'Bread'),
  description: text,
  price: {
    values: [
      ['12,50', 12.5],
      ['8', 8],
      ['1.250,00', 1250],
      ['0.99', 0.99],
    ],
    refused: true,
  },
  calories: { values: [['240', 240]], cleared: null },
  allergens: text,
  is_vegetarian: {
    values: [
      ['true', true],
      ['false', false],
    ],
    refused: true,
  },
  is_vegan: {
    values: [
      ['true', true],
      ['false', false],
    ],
    refused: true,
  },
  is_gluten_free: {
    values: [
      ['true', true],
      ['false', false],
    ],
    refused: true,
  },
  is_available: {
    values: [
      ['true', true],
      ['false', false],
    ],
    refused: true,
  },
  sort_order: {
    values: [
      ['3', 3],
      ['7', 7],
    ],
    cleared: 0,
  },
};

type Update = {
  fields: Record<string, Field>;
  /** Read as part of something else, or no field of the thing. */
  apart: readonly string[];
  open: (owner: TestOwner) => Promise<{ path: string; read?: string }>;
};

async function made(owner: TestOwner, path: string, body: unknown): Promise<string> {
  const answer = await owner.send('POST', path, body);
  expect(answer.status).toBe(201);
  return answer.json.id;
}

const updates: Record<string, Update> = {
  updateRestaurant: {
    fields: restaurantFields,
    apart: ['active_menu_id', 'updated_at'],
    open: async (owner) => {
      const id = await made(owner, '/api/restaurants', { name: 'Fig Tree' });
      const place = { address: '1 Road', city: 'Rome', state: 'CA', zip_code: '12345' };
      await made(owner, `/api/restaurants/${id}/locations`, place);
      await made(owner, '/api/menus', { name: 'All day', restaurant_id: id });
      return { path: `/api/restaurants/${id}` };
    },
  },
  updateMenu: {
    fields: { name: required('Lunch', 'Dinner'), description: text },
    apart: ['updated_at'],
    open: async (owner) => ({
      path: `/api/menus/${await made(owner, '/api/menus', { name: 'Lunch' })}`,
    }),
  },
  updateCategory: {
    fields: {
      name: required('Starters', 'Mains'),
      description: text,
      sort_order: { values: same(3, 7), refused: true },
    },
    apart: ['updated_at'],
    open: async (owner) => ({
      path: `/api/categories/${await made(owner, '/api/categories', { name: 'Mains' })}`,
    }),
  },
  updateItem: {
    fields: itemFields,
    apart: ['image', 'image_key', 'remove_image', 'updated_at'],
    open: async (owner) => {
      const body = form({ name: 'Soup', price: '8', is_vegan: 'true', is_gluten_free: 'true' });
      return { path: `/api/menus/items/${await made(owner, '/api/menus/items', body)}` };
    },
  },
  setAvailability: {
    fields: { is_available: { values: same(true, false), refused: true } },
    apart: ['sold_out_until'],
    open: async (owner) => {
      const body = form({ name: 'Soup', price: '8' });
      const item = `/api/menus/items/${await made(owner, '/api/menus/items', body)}`;
      return { path: `${item}/availability`, read: item };
    },
  },
  updateProfile: {
    fields: { full_name: required('Olive Owner', 'Fig Farmer') },
    apart: [],
    open: async () => ({ path: '/api/auth/me' }),
  },
};

const changing = everyCall.filter(([, { method }]) => method === 'PUT' || method === 'PATCH');
let cases = 0;
let tried = 0;
afterAll(() => {
  process.stdout.write(`Updates tried: ${tried}, fields sent in them: ${cases}\n`);
});

test('every update has its fields here', () => {
  expect(changing.map(([name]) => name).toSorted()).toEqual(Object.keys(updates).toSorted());
});

describe.each(changing)('%s', (name, call: Call) => {
  const { fields = {}, apart = [], open }: Partial<Update> = updates[name] ?? {};
  let owner: TestOwner;
  let path = '';
  let read = '';
  const now = async (): Promise<Found> => (await owner.send('GET', read)).json;
  const save = (body: Found) => {
    const texts = Object.entries(body).map(([field, value]) => [field, String(value)]);
    const isForm = call.encoding === 'multipart';
    return owner.send(call.method, path, isForm ? form(Object.fromEntries(texts)) : body);
  };
  beforeAll(async () => {
    owner = await newOwner();
    const opened = await open?.(owner);
    path = opened?.path ?? '';
    read = opened?.read ?? path;
  });

  test('has every field of the contract here', () => {
    const known = [...Object.keys(fields), ...apart].toSorted();
    expect(known).toEqual([...(bodyOf(call)?.fields ?? [])].toSorted());
  });

  const taken = record({ at: constantFrom(0, 1, 2, 3), way: constantFrom('set', 'set', 'clear') });
  const some = dictionary(constantFrom(...Object.keys(fields)), taken, { maxKeys: 8, minKeys: 0 });

  test('changes what is sent and nothing else', async () => {
    const one = async (chosen: Record<string, { at: number; way: string }>) => {
      const before = await now();
      const expected = structuredClone(before);
      const location = firstLocation(expected);
      const body: Found = {};
      for (const [field, { at, way }] of Object.entries(chosen)) {
        const { values, cleared, as = field, refused } = fields[field] ?? { values: [] };
        const clears = way === 'clear' && refused !== true;
        const [sent, found] = values[at % values.length] ?? [];
        body[field] = clears ? clearing(at, call) : sent;
        Object.assign(ofLocation.test(field) && location ? location : expected, {
          [as]: clears ? cleared : found,
        });
      }
      // A restaurant's own name makes that of a location which has none.
      if (location?.['name'] === ' Location')
        location['name'] = `${String(expected['name'])} Location`;
      if (location) expected['locations'] = [location];
      const answer = await save(body);
      tried += 1;
      cases += Object.keys(chosen).length;
      expect([answer.status, body, unstamped(answer.json)]).toEqual([
        200,
        body,
        unstamped(expected),
      ]);
      expect(unstamped(await now())).toEqual(unstamped(expected));
    };
    await assert(asyncProperty(some, one), { numRuns: 60 });
  });

  test('refuses null and a blank where something has to be, and changes nothing', async () => {
    const before = await now();
    for (const [field, { refused }] of Object.entries(fields)) {
      if (!refused) continue;
      for (const blank of call.encoding === 'multipart' ? [''] : [null, '']) {
        const answer = await save({ [field]: blank });
        tried += 1;
        expect([field, answer.status]).toEqual([field, 422]);
      }
    }
    expect(await now()).toEqual(before);
  });
});

/** When it was saved is no field of a form; what is in a category is said by its own call alone. */
const unstamped = (found: Found): Found => ({
  ...found,
  updated_at: undefined,
  items: undefined,
});

const firstLocation = ({ locations }: Found) =>
  z.array(z.record(z.string(), z.unknown())).optional().parse(locations)?.[0];

/** The ways to clear: null, and a blank. A form has no null, but for calories. */
const clearing = (at: number, { encoding }: Call) =>
  encoding === 'multipart' || at % 2 === 0 ? '' : null;

describe('what an update names as well', () => {
  test('an active menu alone changes nothing but itself, and null or a blank takes it away', async () => {
    const owner = await newOwner();
    const { path } = (await updates['updateRestaurant']?.open(owner)) ?? { path: '' };
    const full = { description: 'Figs', phone: '555', website: 'example.com', monday_hours: '9-5' };
    const { json: before } = await owner.send('PUT', path, full);
    for (const active_menu_id of [null, before.active_menu_id, '', before.active_menu_id]) {
      const { json } = await owner.send('PUT', path, { active_menu_id });
      const expected = { ...before, active_menu_id: active_menu_id || null };
      expect({ ...json, updated_at: '' }).toEqual({ ...expected, updated_at: '' });
    }
  });

  test('an end of being sold out stays until the item is available, or another one is named', async () => {
    const owner = await newOwner();
    const { path, read = '' } = (await updates['setAvailability']?.open(owner)) ?? { path: '' };
    const until = '2099-01-01T00:00:00.000Z';
    await owner.send('PATCH', path, { is_available: false, sold_out_until: until });
    const ends = async () => (await owner.send('GET', read)).json.sold_out_until;
    await owner.send('PATCH', path, { is_available: false });
    expect(await ends()).toBe(until);
    await owner.send('PUT', read, form({ is_available: 'false', name: 'Stew' }));
    expect(await ends()).toBe(until);
    await owner.send('PATCH', path, { is_available: false, sold_out_until: null });
    expect(await ends()).toBeNull();
    await owner.send('PATCH', path, { is_available: false, sold_out_until: until });
    await owner.send('PATCH', path, { is_available: true });
    expect(await ends()).toBeNull();
  });
});
