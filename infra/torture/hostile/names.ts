import { deepEqual, equal } from 'node:assert/strict';
import {
  type Arbitrary,
  asyncProperty,
  check,
  constantFrom,
  oneof,
  tuple,
  uniqueArray,
} from 'fast-check';
import { getUntil } from '@menuleaf/shared/testing/api.ts';
import { createResources, type OwnedResources } from '../owned-resources.ts';
import type { Suite } from '../suite.ts';

/**
 * Names reserved by languages and stores: a person may type them as a dish's name, and a careless program may misread
 * them. The last ones are another spelling of a number, and a letter in two normal forms.
 */
const reservedNames: readonly string[] = [
  'constructor',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  '__defineGetter__',
  '__lookupSetter__',
  '__proto__',
  'prototype',
  'then',
  'length',
  'name',
  'size',
  'get',
  'set',
  'toJSON',
  'NaN',
  'null',
  'undefined',
  'true',
  'Infinity',
  '0',
  '-1',
  '1e3',
  '\ud800',
  'a\udc00b',
  'pk',
  'S',
  '\u212b', // one letter in its normal forms
  '\u00c5',
  'A\u030a',
  'caf\u00e9',
  'cafe\u0301',
];

/** A single name, or two as one: `constructor toString`. */
const name: Arbitrary<string> = oneof(
  { weight: 3, arbitrary: constantFrom(...reservedNames) },
  {
    weight: 1,
    arbitrary: tuple(constantFrom(...reservedNames), constantFrom(...reservedNames)).map((two) =>
      two.join(' '),
    ),
  },
);
const names = uniqueArray(name, {
  minLength: 1,
  maxLength: 8,
  selector: (one) => one.toLowerCase(),
});

/** Dropped by JSON parsers, or a lone surrogate. */
const cannotBe = (one: string) => one === '__proto__' || !one.isWellFormed();

/** A field error of the service: with a location and message. */
const isRefusal = ({ status, json }: { status: number; json: { detail?: unknown } }) =>
  status === 422 && Array.isArray(json.detail);

const inGerman = (one: string) => `${one} auf Deutsch`;

/** Gives the dish these choices; undefined if the service rejected them. */
async function withChoices(
  { owner, menu, item, category }: OwnedResources,
  chosen: readonly string[],
) {
  const choices = chosen.map((one, at) => ({ name: one, price: at + 1 }));
  const [first = 'x'] = chosen;
  const edits = [
    { do: 'update_category', category, name: first },
    { do: 'update_item', item, name: first, choices },
  ];
  const answer = await owner.send('POST', `/api/menus/${menu}/edits`, { edits });
  if (isRefusal(answer)) return undefined;
  equal(answer.status, 200, answer.text);
  return chosen;
}

/** Sets them in German, and reads them as owners, clients and guests. */
async function translated(things: OwnedResources, chosen: readonly string[]): Promise<void> {
  const { owner, menu, item } = things;
  const path = `/api/menus/${menu}/translations/de`;
  const said = Object.fromEntries(chosen.map((one) => [one, inGerman(one)]));
  const rows = [{ kind: 'item', id: item, words: { name: inGerman('dish'), choices: said } }];
  const saved = await owner.send('PUT', path, { rows });
  equal(saved.status, 200, saved.text);
  const { json } = await owner.send('GET', path);
  const row = json.rows.find(({ id }: { id: string }) => id === item);
  deepEqual(new Map(Object.entries(row.words.choices)), new Map(Object.entries(said)));
}

export const typedNames: Suite = {
  tries: { few: 20, many: 20_000 },
  async attack(tries) {
    const things = await createResources();
    let shown: readonly string[] = [];
    const found = await check(
      asyncProperty(names, async (chosen) => {
        const kept = await withChoices(things, chosen);
        equal(kept === undefined, chosen.some(cannotBe));
        if (!kept) return;
        await translated(things, kept);
        shown = kept;
      }),
      { ...tries, endOnFailure: tries.path === undefined },
    );
    if (!found.failed) await mustBeShown(things, shown);
    return found;
  },
};

/** Polls the page until guests see them. */
async function mustBeShown({ restaurant, owner }: OwnedResources, names: readonly string[]) {
  const isThere = ({ text }: { text: string }) =>
    names.every((one) => text.includes(inGerman(one)));
  await getUntil(`/restaurant/${restaurant}/menu/de`, isThere);
  const { status } = await owner.send('GET', '/api/auth/me/export');
  equal(status, 200);
}
