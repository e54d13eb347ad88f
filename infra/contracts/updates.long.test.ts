import { assert, asyncProperty, constantFrom, dictionary, record } from 'fast-check';
import * as z from 'zod';
import type { Operation } from '@menuleaf/shared/contracts/operation.ts';
import { priceLocale } from '@menuleaf/shared/menu/prices/price-locale.ts';
import { form, newOwner, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { sameSeed } from '@menuleaf/shared/testing/same-seed.ts';
import { changing, ofLocation, type Update, updates } from './update-fields.ts';

jest.setTimeout(180_000);

type Found = Record<string, unknown>;
let cases = 0;
let tried = 0;
afterAll(() => {
  process.stdout.write(`Updates tried: ${tried}, fields sent in them: ${cases}\n`);
});

describe.each(changing)('%s', (name, call: Operation) => {
  const { fields = {}, open }: Partial<Update> = updates[name] ?? {};
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
      // The country sets the price format.
      if (location) expected['price_locale'] = priceLocale(String(location['country']));
      // A location without a name takes the restaurant's.
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
    await assert(asyncProperty(some, one), { numRuns: 15, seed: sameSeed });
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

/** Timestamps are not form fields; a category's items are set by their own call only. */
const unstamped = (found: Found): Found => ({
  ...found,
  updated_at: undefined,
  items: undefined,
});

const firstLocation = ({ locations }: Found) =>
  z.array(z.record(z.string(), z.unknown())).optional().parse(locations)?.[0];

/** The ways to clear: null, and a blank. Forms have null for calories only. */
const clearing = (at: number, { encoding }: Operation) =>
  encoding === 'multipart' || at % 2 === 0 ? '' : null;
