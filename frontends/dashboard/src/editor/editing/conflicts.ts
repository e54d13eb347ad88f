import type { Doc } from '../doc/doc.ts';

type Values = Record<string, string | boolean>;

/** A dish or section where both sides changed the same field. */
export type Conflict = {
  kind: 'dishes' | 'sections';
  id: string;
  before: Values;
  yours: Values;
  theirs: Values;
};

function valuesOf(thing: object | undefined): Values | undefined {
  if (!thing) return undefined;
  const values: Values = {};
  for (const [field, value] of Object.entries(thing)) {
    if (typeof value === 'string' || typeof value === 'boolean') values[field] = value;
  }
  return values;
}

const collide = (before: Values, yours: Values, theirs: Values) =>
  Object.keys(before).some(
    (field) =>
      yours[field] !== before[field] &&
      theirs[field] !== before[field] &&
      yours[field] !== theirs[field],
  );

export const conflictsOf = (base: Doc, mine: Doc, theirs: Doc): Conflict[] =>
  (['dishes', 'sections'] as const).flatMap((kind) =>
    Object.entries(mine[kind]).flatMap(([id, own]) => {
      const [before, yours, other] = [base[kind][id], own, theirs[kind][id]].map(valuesOf);
      if (!before || !yours || !other || !collide(before, yours, other)) return [];
      return [{ kind, id, before, yours, theirs: other }];
    }),
  );

/** Takes the others' values of these fields. */
export function resolved(doc: Doc, conflict: Conflict, fields: ReadonlySet<string>): Doc {
  const { kind, id, theirs } = conflict;
  const own = doc[kind][id];
  if (!own) return doc;
  const chosen = Object.fromEntries(Object.entries(theirs).filter(([name]) => fields.has(name)));
  return { ...doc, [kind]: { ...doc[kind], [id]: { ...own, ...chosen } } };
}
