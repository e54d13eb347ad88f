import { readDecimal } from '@menuleaf/shared/contracts/decimal.ts';
import { isCapitals } from './parse/headings.ts';
import type { Doubt, ReadDish, ReadMenu, SourceLine } from './parse/source-line.ts';

/** An item that stands on the menu already. */
export type KnownItem = { id: string; name: string; price: number; updated_at: string };

export type DraftDish = Omit<ReadDish, 'price'> & {
  id: string;
  /** As it is typed. */
  price: string;
  isDropped: boolean;
  known: KnownItem | undefined;
  /** What becomes of a dish that is on the menu already. */
  choice: 'add' | 'update' | 'skip';
};

export type DraftSection = { id: string; name: string; description: string; dishes: DraftDish[] };

/** What was read, as the owner corrects it; nothing of it has left the device. */
export type Draft = {
  lines: readonly SourceLine[];
  /** Addresses of the photos that the lines were read from. */
  images: readonly string[];
  sections: readonly DraftSection[];
  left: readonly number[];
};

export const normalName = (name: string) =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a typed price is; undefined where it is none that can be saved. */
export function priceOf({ price }: Pick<DraftDish, 'price'>): number | undefined {
  const read = readDecimal(price.replaceAll(/^\s*[$€£]|[$€£]\s*$/gu, ''));
  const isGood = typeof read === 'number' && read >= 0 && read <= 999_999.99;
  return isGood ? Math.round(read * 100) / 100 : undefined;
}

export const isKept = (dish: DraftDish) => !dish.isDropped && dish.choice !== 'skip';

/** What keeps a dish from being saved. */
export function lacks(dish: DraftDish): string | undefined {
  if (!isKept(dish)) return undefined;
  if (dish.name.trim() === '') return 'It has no name.';
  return priceOf(dish) === undefined ? 'It has no price that can be read.' : undefined;
}

export const needsLook = (dish: DraftDish) =>
  isKept(dish) && (dish.doubts.length > 0 || lacks(dish) !== undefined);

export const dishesOf = ({ sections }: Pick<Draft, 'sections'>) =>
  sections.flatMap(({ dishes }) => dishes);

export const newId = () => crypto.randomUUID();

function draftDish(dish: ReadDish, known: KnownItem | undefined): DraftDish {
  const price = dish.price === null ? '' : dish.price.toFixed(2);
  const choice = known
    ? dish.price === null || dish.price === known.price
      ? 'skip'
      : 'update'
    : 'add';
  return { ...dish, id: newId(), price, isDropped: false, known, choice };
}

/** For a name as it is written: which item of the menu has it. */
export const knownBy = (items: readonly KnownItem[]) => {
  const byName = new Map(items.map((item) => [normalName(item.name), item]));
  return (name: string) => byName.get(normalName(name));
};

/** A heading in capitals as the other texts of a menu: «FROM THE GRILL» is «From the grill». */
const inSentenceCase = (name: string) =>
  isCapitals(name) ? name.charAt(0) + name.slice(1).toLowerCase() : name;

/** What was read beside what stands on the menu. */
export function draftOf(
  read: ReadMenu,
  onMenu: readonly KnownItem[],
  images: readonly string[] = [],
): Draft {
  const known = knownBy(onMenu);
  const sections = read.sections.map(({ name, description, dishes }) => ({
    id: newId(),
    name: inSentenceCase(name) || 'Dishes',
    description,
    dishes: dishes.map((dish) => draftDish(dish, known(dish.name))),
  }));
  return { lines: read.lines, images, sections, left: read.left };
}

/** Without the doubts about what has been changed by hand. */
export const doubtsWithout = (doubts: readonly Doubt[], field: Doubt['field']) =>
  doubts.filter((doubt) => doubt.field !== field);
