import type { Allergen } from '@menuleaf/shared/menu/allergens/allergen-names.ts';
import type { Choice, Diet, TrueDish, TrueMenu } from './truth.ts';

export type ReadDish = {
  name: string;
  price: number | null;
  choices?: Choice[];
  diets: Diet[];
  allergens: Allergen[];
  description: string;
  /** The owner is asked to look at it. */
  isMarked: boolean;
  /** It has no price, and its section asks whether all of them have none. */
  isAsked?: boolean;
};

/** What was read of a menu; left lines are those an owner is shown as not read. */
export type Reading = {
  sections: { name: string; dishes: ReadDish[] }[];
  /** So many times the owner is asked about several dishes at once. */
  questions?: number;
  leftLines: string[];
};

/** Names of dishes, with what is wrong of them. */
export type Verdict = {
  expected: number;
  right: number;
  /** Of those that are right: the owner is asked to look at them all the same. */
  doubted: number;
  /** Wrong, and the owner is told to look. */
  marked: string[];
  /** Of those: only the price is missing, and only the question of its section says so. */
  asked: string[];
  /** Wrong, and nothing warns of it: also a dish that the menu does not have. */
  silent: string[];
  /** Neither read, nor marked, nor left for the owner to see. */
  lost: string[];
  /** A diet or an allergen on a dish that did not carry it. */
  leaks: string[];
  /** A diet or an allergen that was stated and not read. */
  missed: string[];
  misplaced: string[];
  undescribed: string[];
  questions: number;
  /** Dishes that are marked, right or not, and such as the menu does not have. */
  marks: number;
};

/** Names compare by their letters and digits alone. */
export const plain = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');

type Placed = { section: string; dish: ReadDish };
type Pairing = { wanted: TrueDish; sections: string[]; found?: Placed };

const isNamed = (wanted: TrueDish, { name }: ReadDish) =>
  wanted.names.some((one) => plain(one) === plain(name));

const isPriced = (wanted: TrueDish, { price }: ReadDish) =>
  wanted.price === undefined || wanted.price === price;

function isSameLabel(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)];
  return a === b || (a !== '' && b !== '' && (a.includes(b) || b.includes(a)));
}

/** Labels may say more or less (`26 cm` for `26`); each price must have its own. */
function hasChoices(wanted: TrueDish, { choices = [] }: ReadDish): boolean {
  if (wanted.choices.length > 0)
    return (
      choices.length === wanted.choices.length &&
      wanted.choices.every(({ label, price }) =>
        choices.some((choice) => choice.price === price && isSameLabel(choice.label, label)),
      )
    );
  const allowed = [wanted.price, ...wanted.possibleChoices.map(({ price }) => price)];
  return wanted.price === undefined || choices.every(({ price }) => allowed.includes(price));
}

/** Of dishes with one name the one with the price, then the one of the section, comes first. */
function likeness({ wanted, sections }: Pairing, { section, dish }: Placed): number {
  const inSection = sections.some((one) => plain(one) === plain(section));
  return (isPriced(wanted, dish) ? 2 : 0) + (inSection ? 1 : 0);
}

function pair(truth: TrueMenu, placed: readonly Placed[]): Pairing[] {
  const free = new Set(placed);
  const pairings: Pairing[] = truth.sections.flatMap(({ names, dishes }) =>
    dishes.map((wanted) => ({ wanted, sections: names })),
  );
  const byLikeness = [3, 2, 1, 0];
  for (const least of byLikeness)
    for (const pairing of pairings.filter(({ found }) => !found)) {
      const found = [...free].find(
        (one) => isNamed(pairing.wanted, one.dish) && likeness(pairing, one) >= least,
      );
      if (!found) continue;
      pairing.found = found;
      free.delete(found);
    }
  return pairings;
}

const isRight = (wanted: TrueDish, dish: ReadDish) =>
  isPriced(wanted, dish) && hasChoices(wanted, dish);

const nameOf = ({ wanted }: Pairing) => wanted.names[0] ?? '';

function judgeFields({ wanted, sections, found }: Pairing, verdict: Verdict): void {
  if (!found) return;
  const { dish, section } = found;
  const name = wanted.names[0] ?? '';
  const isVegan = [...wanted.diets, ...wanted.possibleDiets].includes('vegan');
  const allowed = new Set<string>([...wanted.diets, ...wanted.possibleDiets, ...wanted.allergens]);
  for (const one of wanted.possibleAllergens) allowed.add(one);
  if (isVegan) allowed.add('vegetarian');
  const read = [...dish.diets, ...dish.allergens];
  for (const one of read) if (!allowed.has(one)) verdict.leaks.push(`${name}: ${one}`);
  for (const one of [...wanted.diets, ...wanted.allergens])
    if (!read.includes(one)) verdict.missed.push(`${name}: ${one}`);
  if (sections.length > 0 && !sections.some((one) => plain(one) === plain(section)))
    verdict.misplaced.push(`${name}: ${section}`);
  if (wanted.description && !plain(dish.description).includes(plain(wanted.description)))
    verdict.undescribed.push(name);
}

/** Where the name of a dish that was not read stands instead. */
function judgeUnread(pairing: Pairing, rest: readonly ReadDish[], left: string, verdict: Verdict) {
  const names = pairing.wanted.names.map(plain);
  const within = rest.filter(({ name, description }) =>
    names.some((one) => plain(name + description).includes(one)),
  );
  const isLeft = names.some((one) => left.includes(one));
  if (isLeft || within.some(({ isMarked }) => isMarked)) verdict.marked.push(nameOf(pairing));
  else verdict.lost.push(nameOf(pairing));
}

function judgeRead({ wanted, found }: Pairing, verdict: Verdict): void {
  if (!found) return;
  const { dish } = found;
  if (isRight(wanted, dish)) {
    if (wanted.isOptional) return;
    verdict.right += 1;
    if (dish.isMarked) verdict.doubted += 1;
    return;
  }
  const choices = (dish.choices ?? []).map(({ label, price }) => `${label}=${price}`).join(', ');
  const text = `${dish.name}: ${dish.price}${choices && ` (${choices})`}`;
  const isAsked = !dish.isMarked && dish.isAsked === true;
  if (isAsked) verdict.asked.push(text);
  (dish.isMarked || isAsked ? verdict.marked : verdict.silent).push(text);
}

const placedOf = ({ sections }: Pick<Reading, 'sections'>): Placed[] =>
  sections.flatMap(({ name, dishes }) => dishes.map((dish) => ({ section: name, dish })));

const inWords = (text: string) =>
  ` ${text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Those in which the name of a dish stands, as words of their own, that was not read as one. */
const holdersOf = ({ wanted }: Pairing, all: readonly ReadDish[]) =>
  all.filter(({ name, description }) =>
    wanted.names.some((one) => inWords(`${name} ${description}`).includes(inWords(one))),
  );

/** Those that are what they were read as, and hold no other. */
export function rightDishes(truth: TrueMenu, reading: Pick<Reading, 'sections'>): Set<ReadDish> {
  const placed = placedOf(reading);
  const pairings = pair(truth, placed);
  const right = pairings.flatMap(({ wanted, found }) =>
    found && isRight(wanted, found.dish) ? [found.dish] : [],
  );
  const unread = pairings.filter(({ wanted, found }) => !found && !wanted.isOptional);
  const everything = placed.map(({ dish }) => dish);
  return new Set(right).difference(new Set(unread.flatMap((one) => holdersOf(one, everything))));
}

/** What an owner would find right and wrong in what was read. */
export function judge(truth: TrueMenu, { sections, leftLines, questions = 0 }: Reading): Verdict {
  const placed = placedOf({ sections });
  const pairings = pair(truth, placed);
  const taken = new Set(pairings.map(({ found }) => found));
  const others = placed.filter((one) => !taken.has(one)).map(({ dish }) => dish);
  const verdict: Verdict = {
    expected: pairings.filter(({ wanted }) => !wanted.isOptional).length,
    right: 0,
    doubted: 0,
    marked: [],
    silent: others.filter(({ isMarked }) => !isMarked).map(({ name }) => `${name}: not a dish`),
    lost: [],
    leaks: [],
    missed: [],
    misplaced: [],
    undescribed: [],
    asked: [],
    questions,
    marks: placed.filter(({ dish }) => dish.isMarked).length,
  };
  const everything = placed.map(({ dish }) => dish);
  for (const pairing of pairings) {
    judgeRead(pairing, verdict);
    judgeFields(pairing, verdict);
    if (!pairing.found && !pairing.wanted.isOptional)
      judgeUnread(pairing, everything, plain(leftLines.join('')), verdict);
  }
  return verdict;
}
