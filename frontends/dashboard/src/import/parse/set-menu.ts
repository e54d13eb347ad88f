import type { ClassifiedLine } from './classified-line.ts';
import type { Reading } from './reading.ts';

/** The run of unpriced text from a heading to the next. */
function listAt(known: readonly ClassifiedLine[], heading: number, at: number): ClassifiedLine[] {
  const from = known.slice(heading + 1).findIndex(({ kind }) => kind === 'text') + heading + 1;
  const rest = known.slice(from);
  const end = rest.findIndex((line) => line.kind !== 'text');
  const list = end < 0 ? rest : rest.slice(0, end);
  const next = rest[list.length];
  const isPriced = next?.kind === 'dish' || next?.kind === 'price';
  return isPriced || !list.some((line) => line.at === at) ? [] : list;
}

/** A course of a set menu: unpriced names below a heading. */
export function isUnpricedList({ known, sections }: Reading, line: ClassifiedLine): boolean {
  const section = sections.at(-1);
  if (!section || section.line < 0 || line.words.length > 60) return false;
  const list = listAt(known, section.line, line.at);
  const isSmall =
    /^\p{Ll}/u.test(list[0]?.words ?? '') && known[(list[0]?.at ?? 0) - 1]?.kind !== 'dish';
  return list.length > 1 && (isSmall || /^\p{Lu}/u.test(line.words));
}
