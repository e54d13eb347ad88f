import { newOwner, type TestOwner } from '@menuleaf/shared/testing/api.ts';

let me: TestOwner;
let id: string;
beforeEach(async () => {
  me = await newOwner();
  id = await me.made('/api/restaurants', { name: 'Fig Tree' });
});

const add = (place: object) => me.send('POST', `/api/restaurants/${id}/locations`, place);
const save = (fields: object) => me.send('PUT', `/api/restaurants/${id}`, fields);
const place = { address: 'Torstraße 1', city: 'Berlin' };
const whole = { address: '1 Main Street', city: 'Salem', state: 'OR', zip_code: '97301' };
const named = (...fields: string[]) => [
  422,
  fields.map((field) => ({
    loc: ['body', field],
    msg: field === 'state' ? 'State is required' : 'ZIP code is required',
  })),
];

describe('where addresses have a state and a ZIP code', () => {
  test.each(['US', 'ca', 'Australia', 'Brasil', 'IN', 'México', '', null, undefined])(
    'a location in %j is refused without them, by their names',
    async (country) => {
      const none = await add({ ...place, country });
      expect([none.status, none.json.detail]).toMatchObject(named('state', 'zip_code'));
      const half = await add({ ...place, country, state: 'OR', zip_code: ' ' });
      expect([half.status, half.json.detail]).toMatchObject(named('zip_code'));
      expect((await add({ ...whole, country })).status).toBe(201);
    },
  );

  test('a change takes neither away, and none moves an address there without them', async () => {
    await add(whole);
    for (const [change, field] of [
      [{ state: null }, 'state'],
      [{ zip_code: '' }, 'zip_code'],
    ] as const) {
      const { status, json } = await save(change);
      expect([status, json.detail]).toMatchObject(named(field));
    }
    const abroad = await save({ ...place, state: '', zip_code: null, country: 'Germany' });
    expect(abroad.json.locations).toMatchObject([{ ...place, state: '', zip_code: '' }]);
    const back = await save({ country: null });
    expect([back.status, back.json.detail]).toMatchObject(named('state', 'zip_code'));
    const first = await me.send('GET', `/api/restaurants/${id}`);
    expect(first.json.locations).toMatchObject([{ ...place, country: 'Germany' }]);
  });
});

describe('in other countries', () => {
  test.each(['DE', 'Türkiye', 'UK', 'Japan'])('a location in %s needs neither', async (country) => {
    const { status, json } = await add({ ...place, country });
    expect([status, json]).toMatchObject([201, { state: '', zip_code: '', country }]);
    const kept = await save({ zip_code: '10119', city: 'Bonn' });
    expect(kept.json.locations).toMatchObject([{ state: '', zip_code: '10119', city: 'Bonn' }]);
  });

  test('a restaurant’s first address comes with a change, and has a street and a city', async () => {
    const { json } = await save({ ...place, country: 'DE' });
    expect(json.locations).toMatchObject([{ ...place, state: '', zip_code: '' }]);
  });

  test('an address without a city is refused', async () => {
    const { status, json } = await save({ address: 'Torstraße 1', country: 'DE' });
    expect([status, json.detail[0].loc]).toEqual([422, ['body', 'city']]);
  });
});
