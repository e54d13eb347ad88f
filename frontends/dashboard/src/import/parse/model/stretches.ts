import type { ReadDish, ReadSection } from '../source-line.ts';
import type { LabeledDish } from './labeled-dishes.ts';

export type Placed = { section: ReadSection; dish: ReadDish };

/** Dishes that both readings have, or what each has between such. */
export type Stretch = { first: Placed[]; second: LabeledDish[]; isAgreed: boolean };

/** Names compare by their letters and digits. */
export const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

const keyOf = ({ name, price, choices }: Pick<ReadDish, 'name' | 'price' | 'choices'>) =>
  [plain(name), price, ...choices.map((choice) => choice.price)].join('|');

type IsSame = (first: number, second: number) => boolean;

/** How many dishes both have from here on, at best. */
function commonCounts(first: number, second: number, isSame: IsSame): number[][] {
  const common = Array.from({ length: first + 1 }, () =>
    Array.from({ length: second + 1 }, () => 0),
  );
  for (let i = first - 1; i >= 0; i -= 1)
    for (let j = second - 1; j >= 0; j -= 1) {
      const [here, below] = [common[i] ?? [], common[i + 1] ?? []];
      here[j] = isSame(i, j) ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, here[j + 1] ?? 0);
    }
  return common;
}

/** Cuts two readings of a menu where they have the same dish. */
export function stretchesOf(first: readonly Placed[], second: readonly LabeledDish[]): Stretch[] {
  const keys = [first.map(({ dish }) => keyOf(dish)), second.map(keyOf)] as const;
  // «Squid Rings» and «Squid Rings, aioli»: one ends the name before what is in it.
  const longer = first.map(({ dish }) => keyOf({ ...dish, name: dish.name + dish.description }));
  const isSame: IsSame = (i, j) =>
    keys[0][i] === keys[1][j] ||
    (longer[i] === keys[1][j] && second[j]?.name.startsWith(`${first[i]?.dish.name},`) === true);
  const common = commonCounts(first.length, second.length, isSame);
  const stretches: Stretch[] = [];
  let open: Stretch = { first: [], second: [], isAgreed: false };
  const close = (next: Stretch[]) => {
    stretches.push(...(open.first.length + open.second.length > 0 ? [open] : []), ...next);
    open = { first: [], second: [], isAgreed: false };
  };
  for (let i = 0, j = 0; i < first.length || j < second.length;) {
    const [one, other] = [first[i], second[j]];
    if (one && other && isSame(i, j)) {
      close([{ first: [one], second: [other], isAgreed: true }]);
      i += 1;
      j += 1;
    } else if (one && (!other || (common[i + 1]?.[j] ?? 0) >= (common[i]?.[j + 1] ?? 0))) {
      open.first.push(one);
      i += 1;
    } else if (other) {
      open.second.push(other);
      j += 1;
    }
  }
  close([]);
  return stretches;
}
