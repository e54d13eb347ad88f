import { kindOfHeader } from '../../parse/sheet/heads.ts';
import { countsOf } from '../../parse/counts-of.ts';
import { parseDiets } from '../../parse/words/said-diets.ts';
import { isSizeName } from '../../parse/size-names.ts';

/** What data holds, whatever it is written in. */
type Data = string | number | boolean | null | Data[] | { [key: string]: Data };
type Pairs = { [key: string]: Data };
type Dish = { section: string; variant: string; data: Pairs };

const isRecord = (data: Data | undefined): data is Pairs =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** «small: 7, large: 9» below one key are prices of sizes. */
const ofSizes =
  /variant|variation|size|price|prezz|preis|prix|preci|gr(?:ö|oe)(?:ß|ss)e|taill|format/iu;
/** What is chosen with a dish, and what pictures are called, is none. */
const ofOthers = /modif|extra|add-?on|topping|option|image|photo|picture|tax|review/iu;

/** «{"en": "Soup", "hr": "Juha"}»: the first of several languages; «{"amount": 7}»: the only number; «{"milk": true}»: what is so. */
function textOf(data: Data | undefined): string {
  if (Array.isArray(data)) return data.map(textOf).filter(Boolean).join(', ');
  if (!isRecord(data)) return data === null || data === undefined ? '' : String(data).trim();
  const named = data['name'] ?? data['title'] ?? data['label'];
  if (named !== undefined) return textOf(named);
  const values = Object.values(data);
  if (values.length > 0 && values.every((one) => typeof one === 'boolean'))
    return Object.keys(data)
      .filter((key) => data[key])
      .join(', ');
  const number = values.find((one) => /^\d+(?:[.,]\d+)?$/u.test(textOf(one)));
  return textOf(number ?? values.find((one) => typeof one === 'string'));
}

const isText = (data: Data | undefined) =>
  typeof data === 'string' ||
  (isRecord(data) && Object.values(data).every((one) => typeof one === 'string'));
const keyOf = (data: Pairs, kind: string) =>
  Object.keys(data).find(
    (key) =>
      kindOfHeader(key) === kind &&
      textOf(data[key]) !== '' &&
      (kind === 'price' || kind === 'allergens' || isText(data[key])),
  );
const nameOf = (data: Pairs) => textOf(data[keyOf(data, 'name') ?? keyOf(data, 'section') ?? '']);
const hasPrice = (data: Pairs) => Object.keys(data).some((key) => kindOfHeader(key) === 'price');

/** The sizes of a dish, below a key that says so or by their names. */
function sizesIn(data: Pairs): Dish[] {
  return Object.entries(data).flatMap(([key, value]) => {
    const isKey = ofSizes.test(key);
    if (isRecord(value) && isKey && Object.values(value).every((one) => /^\d/u.test(textOf(one))))
      return Object.entries(value).length > 1
        ? Object.entries(value).map(([size, price]) => dishOf('', size, { ...data, [key]: price }))
        : [];
    const sizes = Array.isArray(value) ? value.filter(isRecord) : [];
    const areSizes =
      sizes.length > 0 && sizes.every((one) => hasPrice(one) && (isKey || isSizeName(nameOf(one))));
    if (!areSizes) return [];
    return sizes.map((one) => {
      const price = keyOf(one, 'price') ?? '';
      const size =
        textOf(one[keyOf(one, 'size') ?? '']) || nameOf(one) || textOf(one['size'] ?? one['label']);
      const { [key]: _, ...own } = data;
      return dishOf('', size, { ...own, [price]: one[price] ?? null });
    });
  });
}

const dishOf = (section: string, variant: string, data: Pairs): Dish => ({
  section,
  variant,
  data,
});

const ofSection = /categor|section|group/iu;

/** All that has a name and a price, below whatever; it is of the section that is named around it. */
function dishesIn(data: Data, section: string, names: ReadonlyMap<string, string>): Dish[] {
  if (Array.isArray(data)) return data.flatMap((one) => dishesIn(one, section, names));
  if (!isRecord(data)) return [];
  const sizes = keyOf(data, 'name') === undefined ? [] : sizesIn(data);
  const [, kind] = Object.entries(data).find(([key]) => ofSection.test(key)) ?? [];
  const own = names.get(textOf(kind));
  if (sizes.length > 0) return sizes.map((one) => ({ ...one, section: own ?? section }));
  const offer = Object.values(data).find((one) => isRecord(one) && hasPrice(one));
  const whole = isRecord(offer) && !hasPrice(data) ? { ...data, ...offer, ...data } : data;
  if (keyOf(data, 'name') !== undefined && hasPrice(whole))
    return [dishOf(own ?? section, '', whole)];
  const named = nameOf(data);
  const parts = Object.entries(data).flatMap(([key, value]) => {
    const found = ofOthers.test(key) ? [] : dishesIn(value, named || section, names);
    return found.length > 0 ? [{ key, found }] : [];
  });
  return parts.flatMap(({ key, found }) =>
    named === '' && parts.length > 1
      ? found.map((dish) => ({ ...dish, section: dish.section === section ? key : dish.section }))
      : found,
  );
}

/** What categories of a list of their own are called, by the number that dishes have of them. */
function namesById(data: Data): [string, string][] {
  if (Array.isArray(data)) return data.flatMap(namesById);
  if (!isRecord(data)) return [];
  const id = textOf(data['id'] ?? data['_id'] ?? data['uuid']);
  const own: [string, string][] =
    id !== '' && !hasPrice(data) && nameOf(data) !== '' ? [[id, nameOf(data)]] : [];
  return [...own, ...Object.values(data).flatMap(namesById)];
}

const ofDiets = /tag|label|diet|badge|icon/iu;

/** «"tags": ["vegan", "new"]», «https://schema.org/VeganDiet»: the diets among them. */
const dietsIn = (data: Pairs) =>
  Object.entries(data)
    .filter(([key]) => ofDiets.test(key) && kindOfHeader(key) !== 'allergens')
    .flatMap(([, value]) => textOf(value).split(', '))
    .map((text) => text.replace(/^.*\/(\w+?)(Free)?Diet$/u, '$1 $2').trim())
    .filter((text) => text !== '' && parseDiets(text) !== undefined);

/** The rows of a sheet: a head of keys, and a dish each; its price and what it holds below one key. */
function rowsOf(data: Data): string[][] {
  const dishes = dishesIn(data, '', new Map(namesById(data)));
  const [priceKey = 'price', allergensKey = 'allergens'] = (['price', 'allergens'] as const).map(
    (kind) => {
      const counts = countsOf(dishes.flatMap((dish) => keyOf(dish.data, kind) ?? []));
      return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
    },
  );
  const own = [
    ...new Set(
      dishes.flatMap(({ data: dish }) =>
        Object.keys(dish).filter((key) => !/^https?:/u.test(textOf(dish[key]))),
      ),
    ),
  ];
  const keys = [priceKey, allergensKey, ...own].filter(
    (key, at, all) =>
      all.indexOf(key) === at && kindOfHeader(key) !== 'section' && key !== 'variant',
  );
  const rows = dishes.map(({ section, variant, data: dish }) => {
    const cellOf = (key: string) => {
      if (key === allergensKey)
        return [textOf(dish[key]), ...dietsIn(dish)].filter(Boolean).join(', ');
      if (key !== priceKey) return textOf(dish[key]);
      const price = textOf(dish[key] ?? dish[keyOf(dish, 'price') ?? '']);
      return /cents|minor|pence/iu.test(key) ? String(Number(price) / 100) : price;
    };
    return [section, ...keys.map(cellOf), variant];
  });
  return [['section', ...keys, 'variant'], ...rows];
}

/** «"currency": "EUR"» beside 950 and 1900: prices in hundredths. */
const inHundredths =
  /"currency\w*"\s*:\s*"(?:EUR|USD|GBP|CHF|CAD|AUD|NZD|SGD|BRL|MXN|PLN|RON|BGN|ILS|AED)"/iu;
const leastWhole = 3;

function withDecimals(rows: string[][], text: string): string[][] {
  const [header = [], ...dishes] = rows;
  const at = 1;
  const prices = dishes.flatMap((row) => row[at] || []);
  const areWhole =
    inHundredths.test(text) &&
    prices.length >= leastWhole &&
    prices.every((price) => /^[1-9]\d{2,}$/u.test(price));
  return areWhole
    ? [
        header,
        ...dishes.map((row) => row.with(at, row[at] ? (Number(row[at]) / 100).toFixed(2) : '')),
      ]
    : rows;
}

function dataOf(value: unknown): Data {
  if (Array.isArray(value)) return value.map(dataOf);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (typeof value !== 'object' || value === null) return null;
  // A key may be called as what every object has.
  const own: Pairs = Object.create(null);
  return Object.assign(
    own,
    Object.fromEntries(Object.entries(value).map(([key, one]) => [key, dataOf(one)])),
  );
}

const fenced = /```\w*\n(?<text>[\s\S]*?)```/u;
const minDishes = 2;

/** The dishes of data that a program wrote: JSON or YAML of any nesting. Undefined of other texts. */
export async function rowsOfData(given: string): Promise<string[][] | undefined> {
  const text = (fenced.exec(given)?.groups?.['text'] ?? given).trim();
  const isJson = /^[[{]/u.test(text);
  const isYaml = (text.match(/^\s*-\s+[\p{L}_]+:(?:\s|$)/gmu)?.length ?? 0) >= minDishes;
  if (!isJson && !isYaml) return undefined;
  try {
    const read: unknown = isJson ? JSON.parse(text) : (await import('yaml')).parse(text);
    const rows = rowsOf(dataOf(read));
    return rows.length > minDishes ? withDecimals(rows, text) : undefined;
  } catch {
    return undefined;
  }
}
