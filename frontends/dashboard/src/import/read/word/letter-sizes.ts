/** A part of a Word file as it is read. */
export type Part = {
  type?: string;
  fontSize?: number | null;
  styleName?: string | null;
  value?: string;
  children?: Part[];
};

/** Points of letters that no run gives a size of its own. */
const untold = 11;
/** Letters are larger or smaller from so many times the usual size. */
const [larger, smaller] = [1.15, 0.9];

const runsOf = (part: Part): Part[] =>
  part.type === 'run' ? [part] : (part.children ?? []).flatMap(runsOf);
const sizeOf = ({ fontSize }: Part) => fontSize ?? untold;
const lengthOf = (part: Part): number =>
  (part.value?.length ?? 0) + (part.children ?? []).reduce((sum, one) => sum + lengthOf(one), 0);

/** Gives each run a style by the size of its letters, where it has none. */
export function withLetterSizes(document: Part): Part {
  const runs = runsOf(document);
  const letters = new Map<number, number>();
  for (const run of runs) letters.set(sizeOf(run), (letters.get(sizeOf(run)) ?? 0) + lengthOf(run));
  const [[usual] = [untold]] = [...letters].toSorted(([, one], [, other]) => other - one);
  for (const run of runs) {
    if (sizeOf(run) > usual * larger) run.styleName ??= 'large';
    if (sizeOf(run) < usual * smaller) run.styleName ??= 'small';
  }
  return document;
}
