import { withEdits } from './apply-edit.ts';
import { noDish, type Doc } from './doc.ts';
import { asSent, asTyped, diffDocs } from './diff-docs.ts';
import { diffOrder } from './diff-order.ts';
import { merged } from './merge.ts';

const dish = (name: string) => ({ ...noDish, name, price: '5.00' });

const letters = (text: string) => text.split('');

/** `{Starters: 'AB', Mains: 'C'}`, each letter a dish. */
function menu(sections: Record<string, string>): Doc {
  const all = new Set(letters(Object.values(sections).join('')));
  return {
    order: Object.keys(sections),
    sections: Object.fromEntries(
      Object.entries(sections).map(([name, list]) => [
        name,
        { name, description: '', note: '', dishes: letters(list) },
      ]),
    ),
    dishes: Object.fromEntries([...all].map((letter) => [letter, dish(letter)])),
    decimals: 2,
  };
}

const reading = {
  ...asSent(2),
  absence: () => 'new' as const,
  versionOf: (): string | undefined => undefined,
};
const between = (base: Doc, doc: Doc) => diffDocs(base, doc, reading);
const kinds = (base: Doc, doc: Doc) => between(base, doc).map((edit) => edit.do);

const shapeOf = ({ order, sections, dishes }: Doc) => ({
  lists: order.map((id) => [id, ...(sections[id]?.dishes ?? [])].join(' ')),
  dishes,
});

describe('edits between two states of a menu', () => {
  test.each<[string, Record<string, string>, Record<string, string>, string[]]>([
    ['nothing', { S: 'AB' }, { S: 'AB' }, []],
    ['one dish more', { S: 'AB' }, { S: 'AXB' }, ['add_item']],
    ['one that moves', { S: 'ABCD' }, { S: 'BCDA' }, ['place_item']],
    ['one that goes', { S: 'AB' }, { S: 'A' }, ['delete_item']],
    [
      'one into another section',
      { S: 'AB', M: 'C' },
      { S: 'A', M: 'CB' },
      ['place_item', 'take_out_item'],
    ],
    ['one in two sections', { S: 'AB', M: 'C' }, { S: 'AB', M: 'BC' }, ['place_item']],
    ['a section', { S: 'A' }, { S: 'A', M: 'B' }, ['add_category', 'add_item']],
    ['a section that moves', { S: 'A', M: 'B' }, { M: 'B', S: 'A' }, ['move_category']],
    [
      'a section that goes with its dish',
      { S: 'A', M: 'B' },
      { S: 'A' },
      ['delete_item', 'delete_category'],
    ],
    [
      'a section that goes while its dish stays',
      { S: 'A', M: 'B' },
      { S: 'AB' },
      ['delete_category', 'place_item'],
    ],
  ])('%s', (_, from, to, expected) => {
    expect(kinds(menu(from), menu(to))).toEqual(expected);
    expect(shapeOf(withEdits(menu(from), between(menu(from), menu(to))))).toEqual(
      shapeOf(menu(to)),
    );
  });

  test('lead from any state to any other', () => {
    let seed = 7;
    const random = (below: number) => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed % below;
    };
    const some = () => {
      const names = ['S', 'M', 'D', 'K'].filter(() => random(4) > 0);
      const shuffled = names.toSorted(() => random(3) - 1);
      return menu(
        Object.fromEntries(
          shuffled.map((name) => [
            name,
            letters('ABCDEFGH')
              .filter(() => random(2) > 0)
              .toSorted(() => random(3) - 1)
              .join(''),
          ]),
        ),
      );
    };
    for (let round = 0; round < 500; round += 1) {
      const [from, to] = [some(), some()];
      expect(shapeOf(withEdits(from, between(from, to)))).toEqual(shapeOf(to));
    }
  });

  test('leave out what is not complete, and everything that would stand before it', () => {
    const [from, to] = [menu({ S: 'A' }), menu({ S: 'XYA' })];
    const open = { ...to, dishes: { ...to.dishes, Y: { ...dish('Y'), price: '' } } };
    expect(between(from, open)).toEqual([
      expect.objectContaining({ do: 'add_item', ref: 'X', before: 'A' }),
    ]);
  });

  test('name the fields that are others alone, read as they are meant', () => {
    const from = menu({ S: 'A' });
    const to = { ...from, dishes: { A: { ...dish('A'), price: '6,5', description: ' Hot ' } } };
    expect(between(from, to)).toEqual([
      { do: 'update_item', item: 'A', price: 6.5, description: 'Hot', updated_at: undefined },
    ]);
    const same = { ...from, dishes: { A: { ...dish('A'), price: '5,0' } } };
    expect(between(from, same)).toEqual([]);
  });

  test('say choices, their kind and a note, and an unchanged one is none', () => {
    const from = menu({ S: 'A' });
    const wine = {
      ...dish('A'),
      price: '8',
      price_kind: 'from' as const,
      choices: 'Glass=8; Bottle=32',
    };
    const section = { name: 'S', description: '', note: 'With bread', dishes: ['A'] };
    const to = { ...from, dishes: { A: wine }, sections: { S: section } };
    const edits = between(from, to);
    expect(edits).toMatchObject([
      { do: 'update_category', category: 'S', note: 'With bread' },
      {
        do: 'update_item',
        price: 8,
        price_kind: 'from',
        choices: '[{"name":"Glass","price":8},{"name":"Bottle","price":32}]',
      },
    ]);
    const saved = withEdits(from, edits);
    expect(saved.dishes['A']?.choices).toBe('Glass=8.00; Bottle=32.00');
    expect(saved.sections['S']?.note).toBe('With bread');
    expect(between(saved, to)).toEqual([]);
  });

  test('wait for a choice that is not complete', () => {
    const from = menu({ S: 'A' });
    const to = { ...from, dishes: { A: { ...dish('A'), choices: 'Glass=; =' } } };
    expect(between(from, to)).toEqual([]);
    const typed = diffDocs(from, to, { ...reading, ...asTyped(2) });
    expect(withEdits(from, typed).dishes['A']?.choices).toBe('Glass=; =');
  });

  test('bring back what was deleted with every word of it', () => {
    const [from, to] = [menu({ S: 'A' }), menu({ S: 'AB' })];
    const edits = diffDocs(from, to, { ...reading, absence: () => 'deleted' });
    expect(edits.map((edit) => edit.do)).toEqual(['restore_item', 'update_item', 'place_item']);
    expect(shapeOf(withEdits(from, edits))).toEqual(shapeOf(to));
  });
});

test('a list becomes another one in as few steps as there are', () => {
  expect(diffOrder(letters('ABCDE'), letters('ACDEB'))).toEqual([{ id: 'B', before: null }]);
  expect(diffOrder(letters('ABCDE'), letters('EABCD'))).toEqual([{ id: 'E', before: 'A' }]);
  expect(diffOrder(letters('ABC'), letters('CBA'))).toHaveLength(2);
});

describe('what two sides made of a menu', () => {
  const base = menu({ S: 'AB', M: 'C' });
  const withName = (doc: Doc, id: string, name: string): Doc => ({
    ...doc,
    dishes: { ...doc.dishes, [id]: { ...dish(id), name } },
  });

  test('is both, where they changed other things', () => {
    const mine = withName(menu({ S: 'BA', M: 'C' }), 'A', 'Mine');
    const theirs = withName(menu({ S: 'AB', M: 'CX' }), 'B', 'Theirs');
    const both = merged(base, mine, theirs);
    expect(shapeOf(both).lists).toEqual(['S B A', 'M C X']);
    expect([both.dishes['A']?.name, both.dishes['B']?.name]).toEqual(['Mine', 'Theirs']);
  });

  test('keeps what I changed although they deleted it, and drops what I did not', () => {
    const theirs = menu({ S: '', M: 'C' });
    expect(shapeOf(merged(base, withName(base, 'A', 'Mine'), theirs)).lists).toEqual([
      'S A',
      'M C',
    ]);
    expect(merged(base, withName(base, 'A', 'Mine'), theirs).dishes['A']?.name).toBe('Mine');
    expect(merged(base, base, theirs).dishes['A']).toBeUndefined();
  });
});
