import { diffOrder } from './diff-order.ts';
import type { Dish, Doc, Section } from './doc.ts';

type Things = Readonly<Record<string, Dish | Section>>;

const labelOf = (field: string) => field.replace(/^is_/, '').replaceAll('_', ' ');
const valueOf = (value: unknown) =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value) || 'empty';

/** A section's list of dishes is no field of it. */
const fieldsIn = (was: object, is: object) =>
  Object.entries(is)
    .filter(([field, value]) => field !== 'dishes' && Reflect.get(was, field) !== value)
    .map(([field, value]) => `, ${labelOf(field)} ${valueOf(value)}`);

const changesIn = (from: Things, to: Things) =>
  Object.keys({ ...from, ...to }).flatMap((id) => {
    const [was, is] = [from[id], to[id]];
    const name = (was ?? is)?.name || 'The new one';
    if (!was) return [`${name} is back`];
    if (!is) return [`${name} is gone`];
    const fields = fieldsIn(was, is);
    return fields.length > 0 ? [name + fields.join('')] : [];
  });

const moved = (things: Things, from: readonly string[], to: readonly string[], of: string) =>
  diffOrder(from, to).map(
    ({ id }) => `${things[id]?.name || 'The new one'} is number ${to.indexOf(id) + 1} of ${of}`,
  );

/** What leads from one menu to the other, for who does not see it. */
export function changeInWords(from: Doc, to: Doc): string {
  const dishesMoved = Object.entries(to.sections).flatMap(([id, { name, dishes }]) =>
    moved(to.dishes, from.sections[id]?.dishes ?? [], dishes, name || 'its section'),
  );
  const changes = [
    changesIn(from.sections, to.sections),
    changesIn(from.dishes, to.dishes),
    dishesMoved,
    moved(to.sections, from.order, to.order, 'the sections'),
  ];
  const [first = 'done', ...more] = changes.find(({ length }) => length > 0) ?? [];
  return more.length === 0 ? first : `${first}, and ${more.length} more`;
}
