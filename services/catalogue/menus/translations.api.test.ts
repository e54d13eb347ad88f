import type { TranslationRow } from '@menuleaf/shared/contracts/catalogue/menus/translation-calls.ts';
import { form, newOwner, type TestOwner } from '@menuleaf/shared/testing/api.ts';
import { givePlan, proPlan } from '@menuleaf/shared/testing/give-plan.ts';

let me: TestOwner;
let menuId: string;
let ids: Record<string, string>;

/** A menu of one category with a wine of two choices. */
beforeEach(async () => {
  me = await newOwner();
  menuId = await me.made('/api/menus', { name: 'Dinner', note: 'Service' });
  const choices = [
    { name: 'Glass', price: 8 },
    { name: 'Bottle', price: 32 },
  ];
  const edits = [
    { do: 'add_category', ref: 'new:drinks', name: 'Drinks' },
    { do: 'add_item', ref: 'new:wine', category: 'new:drinks', name: 'Wine', price: 8, choices },
    { do: 'add_item', ref: 'new:water', category: 'new:drinks', name: 'Water', price: 3 },
  ];
  const { json } = await me.send('POST', `/api/menus/${menuId}/edits`, { edits });
  const made: { ref: string; id: string }[] = json.made;
  ids = Object.fromEntries(made.map(({ ref, id }) => [ref.slice(4), id]));
});

const speak = (further_languages: string[], more = {}) =>
  me.send('PUT', `/api/menus/${menuId}`, { further_languages, ...more });
const texts = (language: string) => me.send('GET', `/api/menus/${menuId}/translations/${language}`);
const save = (language: string, rows: object[]) =>
  me.send('PUT', `/api/menus/${menuId}/translations/${language}`, { rows });
const wordsOf = (rows: TranslationRow[]) => rows.map(({ words }) => words);

describe('the languages of a menu', () => {
  test('are English alone until its owner says otherwise, and a copy has them too', async () => {
    const { json } = await me.send('GET', `/api/menus/${menuId}`);
    expect(json).toMatchObject({ language: 'en', further_languages: [] });
    expect((await speak(['de'], { language: 'fr' })).json).toMatchObject({
      language: 'fr',
      further_languages: ['de'],
    });
    await givePlan(me, proPlan);
    const { json: copy } = await me.send('POST', `/api/menus/${menuId}/duplicate`);
    expect(copy).toMatchObject({ language: 'fr', further_languages: ['de'] });
  });

  test('are as many as the plan allows', async () => {
    const refused = await speak(['de', 'ar']);
    expect([refused.status, refused.json]).toEqual([
      403,
      {
        code: 'plan_limit',
        detail: 'Free plan allows only 1 further language. Upgrade to Pro to add more.',
      },
    ]);
    await givePlan(me, proPlan);
    expect((await speak(['de', 'ar', 'fr', 'es', 'it'])).status).toBe(200);
    expect((await speak(['de', 'ar', 'fr', 'es', 'it', 'ja'])).status).toBe(403);
  });

  test('without Pro stay, with their texts, and only the first can be written', async () => {
    await givePlan(me, proPlan);
    await speak(['de', 'ar']);
    await save('ar', [{ kind: 'menu', id: menuId, words: { name: 'عشاء' } }]);
    await givePlan(me, { ...proPlan, ends_at: '2020-01-01T00:00:00.000Z' });
    expect((await me.send('GET', `/api/menus/${menuId}`)).json.further_languages).toEqual([
      'de',
      'ar',
    ]);
    expect((await texts('ar')).json.rows[0].words).toEqual({ name: 'عشاء' });
    const rows = [{ kind: 'menu', id: menuId, words: { name: 'Abend' } }];
    expect((await save('ar', rows)).status).toBe(403);
    expect((await save('de', rows)).status).toBe(200);
    expect((await speak(['ar', 'de'])).status).toBe(200);
  });

  test('have the main one once, and none that is not known', async () => {
    for (const [language, further] of [
      ['en', ['en']],
      ['de', ['de']],
      ['en', ['de', 'de']],
      ['en', ['tlh']],
    ] as const) {
      const { status, json } = await speak([...further], { language });
      expect([further, status]).toEqual([further, 422]);
      expect(json.detail[0].loc[1]).toBe('further_languages');
    }
    expect((await texts('de')).status).toBe(404);
  });
});

describe('the language of a new menu', () => {
  test('is the one that is named, also of its copy, and English without one', async () => {
    const add = (more: object) => me.send('POST', '/api/menus', { name: 'Akşam', ...more });
    await givePlan(me, proPlan);
    const { status, json } = await add({ language: 'tr' });
    expect([status, json.language]).toEqual([201, 'tr']);
    expect((await me.send('GET', `/api/menus/${json.id}`)).json.language).toBe('tr');
    const copy = await me.send('POST', `/api/menus/${json.id}/duplicate`);
    expect(copy.json.language).toBe('tr');
    expect((await add({})).json.language).toBe('en');
  });

  test.each(['xx', 'TR', '', null])(
    'is refused where it is %j, and nothing is made',
    async (language) => {
      const before = (await me.send('GET', '/api/menus')).json;
      const { status, json } = await me.send('POST', '/api/menus', { name: 'Akşam', language });
      expect([status, json.detail]).toMatchObject([
        422,
        [{ loc: ['body', 'language'], msg: 'Choose one of the languages' }],
      ]);
      expect((await me.send('GET', '/api/menus')).json).toEqual(before);
    },
  );
});

describe('the texts of a menu in a further language', () => {
  test('stand in the order of the menu beside what they are of, and change row by row', async () => {
    await speak(['de']);
    const { json } = await texts('de');
    const rows: TranslationRow[] = json.rows;
    expect(rows.map(({ kind, original: { name } }) => [kind, name])).toEqual([
      ['menu', 'Dinner'],
      ['category', 'Drinks'],
      ['item', 'Wine'],
      ['item', 'Water'],
    ]);
    expect(rows[0]?.original).toMatchObject({ note: 'Service', description: null });
    expect(rows[2]?.original.choices).toEqual(['Glass', 'Bottle']);
    expect(wordsOf(rows)).toEqual([{}, {}, {}, {}]);
    const choices = { Glass: 'Glas', Bottle: 'Flasche', Jug: 'Krug' };
    const saved = await save('de', [
      { kind: 'menu', id: menuId, words: { name: 'Abendkarte', note: 'Bedienung' } },
      { kind: 'item', id: ids['wine'], words: { name: 'Wein', choices } },
    ]);
    expect(wordsOf(saved.json.rows)).toEqual([
      { name: 'Abendkarte', note: 'Bedienung' },
      {},
      { name: 'Wein', choices: { Glass: 'Glas', Bottle: 'Flasche' } },
      {},
    ]);
    const cleared = { name: '', choices: { Glass: null } };
    const again = await save('de', [{ kind: 'item', id: ids['wine'], words: cleared }]);
    expect(again.json.rows[2].words).toEqual({ choices: { Bottle: 'Flasche' } });
    expect((await texts('de')).json).toEqual(again.json);
  });

  test('are not written over what somebody else saved meanwhile, and then none is', async () => {
    await speak(['de']);
    const { json } = await texts('de');
    const [menu, , wine] = json.rows;
    await save('de', [{ ...wine, words: { name: 'Wein' } }]);
    const late = await save('de', [
      { ...menu, words: { name: 'Abend' } },
      { ...wine, words: { name: 'Traube' } },
    ]);
    expect([late.status, late.json.code]).toEqual([409, 'stale_version']);
    expect(wordsOf((await texts('de')).json.rows)).toEqual([{}, {}, { name: 'Wein' }, {}]);
  });

  test('go with a copy and with what comes back, and in no reply about the thing itself', async () => {
    await givePlan(me, proPlan);
    await speak(['de']);
    await save('de', [
      { kind: 'category', id: ids['drinks'], words: { name: 'Getränke' } },
      { kind: 'item', id: ids['wine'], words: { name: 'Wein' } },
    ]);
    const item = `/api/menus/items/${ids['wine']}`;
    await me.send('DELETE', item);
    expect((await texts('de')).json.rows).toHaveLength(3);
    await me.send('POST', `${item}/restore`);
    expect((await texts('de')).json.rows[2].words).toEqual({ name: 'Wein' });
    await me.send('POST', `${item}/duplicate`);
    const copied = (await texts('de')).json.rows.filter(
      ({ words }: TranslationRow) => words.name === 'Wein',
    );
    expect(copied).toHaveLength(2);
    const content = await me.send('GET', `/api/menus/${menuId}/content`);
    const preview = await me.send('GET', `/api/menus/preview/${menuId}`);
    const overview = await me.send('GET', '/api/overview');
    for (const { text } of [content, preview, overview]) expect(text).not.toContain('Getränke');
    expect((await me.send('GET', '/api/auth/me/export')).text).toContain('Getränke');
  });

  test('are outdated where their original is another one, until they are saved again', async () => {
    await speak(['de']);
    const dish = { kind: 'item', id: ids['water'] };
    const outdated = async () => {
      const rows: TranslationRow[] = (await texts('de')).json.rows;
      return rows.map((row) => row.outdated);
    };
    const menu = { kind: 'menu', id: menuId, words: { name: 'Abend', note: 'Bedienung' } };
    await save('de', [menu, { ...dish, words: { name: 'Wasser', description: 'Still' } }]);
    expect(await outdated()).toEqual([undefined, undefined, undefined, undefined]);
    await me.send('PUT', `/api/menus/${menuId}`, { note: 'Service is included' });
    const sparkling = form({ name: 'Sparkling water', price: '3' });
    await me.send('PUT', `/api/menus/items/${ids['water']}`, sparkling);
    expect(await outdated()).toEqual([['note'], undefined, undefined, ['name']]);
    expect((await save('de', [{ ...dish, words: { name: 'Wasser' } }])).json.rows[3]).toMatchObject(
      { words: { name: 'Wasser', description: 'Still' } },
    );
    expect(await outdated()).toEqual([['note'], undefined, undefined, undefined]);
    await save('de', [{ ...menu, words: { note: '' } }]);
    expect(await outdated()).toEqual([undefined, undefined, undefined, undefined]);
    await me.send('PUT', `/api/menus/${menuId}`, { name: 'Supper' });
    await me.send('PUT', `/api/menus/${menuId}`, { name: 'Dinner' });
    expect(await outdated()).toEqual([undefined, undefined, undefined, undefined]);
  });

  test('are of what stands on the menu, each once, and of one owner', async () => {
    await speak(['de']);
    const row = { kind: 'item', id: ids['wine'], words: { name: 'Wein' } };
    expect((await save('de', [row, row])).status).toBe(422);
    expect((await save('de', [{ ...row, kind: 'category' }])).status).toBe(404);
    expect((await save('fr', [row])).status).toBe(404);
    const other = await newOwner();
    const path = `/api/menus/${menuId}/translations/de`;
    expect((await other.send('GET', path)).status).toBe(404);
    expect((await other.send('PUT', path, { rows: [row] })).status).toBe(404);
  });

  test('take at most as many bytes as a row has room for', async () => {
    await givePlan(me, proPlan);
    await speak(['ja', 'ko', 'zh']);
    const long = { kind: 'item', id: ids['wine'], words: { description: '鮨'.repeat(9000) } };
    expect((await save('ja', [long])).status).toBe(200);
    expect((await save('ko', [long])).status).toBe(200);
    const { status, json } = await save('zh', [long]);
    expect([status, json.detail]).toEqual([
      422,
      'The texts of “Wine” in all further languages take at most 60 KB.',
    ]);
  });
});
