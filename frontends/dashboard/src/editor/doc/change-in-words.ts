import { changesOf } from './diff-docs.ts';
import { diffOrder } from './diff-order.ts';
import type { Dish, Doc, Section } from './doc.ts';

type Things = Readonly<Record<string, Dish | Section>>;

const inWords = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value) || 'empty';

const changesIn = (from: Things, to: Things) =>
  Object.keys({ ...from, ...to }).flatMap((id) => {
    const [was, is] = [from[id], to[id]];
    const name = (was ?? is)?.name || 'The new one';
    if (!was || !is) return [`${name} is ${was ? 'gone' : 'back'}`];
    const { dishes: _dishes, ...fields } = changesOf(was, is);
    return Object.entries(fields).map(
      ([field, value]) =>
        `${name}, ${field.replace(/^is_/, '').replaceAll('_', ' ')} ${inWords(value)}`,
    );
  });

const movesIn = (things: Things, from: readonly string[], to: readonly string[], of: string) =>
  diffOrder(from, to).map(
    ({ id }) => `${things[id]?.name || 'The new one'} is number ${to.indexOf(id) + 1} of ${of}`,
  );

/** What leads from one menu to the other, for who does not see it. */
export function changeInWords(from: Doc, to: Doc): string {
  const dishesMoved = Object.entries(to.sections).flatMap(([id, { name, dishes }]) =>
    movesIn(to.dishes, from.sections[id]?.dishes ?? [], dishes, name || 'its section'),
  );
  const changed = [changesIn(from.sections, to.sections), changesIn(from.dishes, to.dishes)];
  const all = [...changed, dishesMoved, movesIn(to.sections, from.order, to.order, 'the sections')];
  const [first = 'done', ...more] = all.find(({ length }) => length > 0) ?? [];
  return more.length === 0 ? first : `${first}, and ${more.length} more`;
}
