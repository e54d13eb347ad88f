import { isCalories } from '../bare-names.ts';
import { decoratedName, isCapitals, isSectionName } from '../headings.ts';
import { isServing } from '../reading.ts';
import { parseDiets } from '../words/said-diets.ts';
import type { TidyLine } from '../tidy-line.ts';

/** What a line between two prices of a page is. */
export type Role = 'aside' | 'title' | 'note' | 'name' | 'said';
/** Where what is said of a dish stands: above its price, or below. */
export type Layout = 'above' | 'below';
/** `rivals` are the lines of gaps that may as well be the name. */
export type PageRoles = {
  layout: Layout;
  gaps: Role[][];
  tail: Role[];
  rivals: (TidyLine | undefined)[];
};

/** Natural logarithms of the share of names, of what is said of dishes and of titles, in this order. */
type Shares = readonly [name: number, said: number, title: number];

/** By letters, up to so many; one of Chinese or Japanese counts for three. Counted in the menus of the bench. */
const byLength: readonly (readonly [most: number, shares: Shares])[] = [
  [6, [-2.6, -2.5, -1.2]],
  [10, [-1.6, -3.3, -1]],
  [14, [-1.4, -3.3, -1.8]],
  [19, [-1.5, -2.6, -2.4]],
  [26, [-2, -2, -3.3]],
  [36, [-2.5, -1.6, -3.9]],
  [50, [-3.3, -1.7, -5.3]],
  [Infinity, [-4.6, -1.4, -5.8]],
];
const byCommas: readonly Shares[] = [
  [-0.1, -1, 0],
  [-2.8, -1.6, -4.4],
  [-3.7, -0.9, -5.7],
];
const isSmallFirst: Shares = [-2.8, -1, -3.1];
const isLargeFirst: Shares = [-0.1, -0.5, 0];
const endsSentence: Shares = [-5, -2.5, -5.4];
const isUsualTitle: Shares = [-5, -5, -0.6];
const isNoUsualTitle: Shares = [0, 0, -0.8];
const isJoined: Shares = [-2.1, -0.9, -3.2];
const servesWith: Shares = [-4, -1.5, -4];
/** «TO START» where others are not in capitals. */
const isLoud: Shares = [-3, -4, -0.7];
const isNever = -12;

const wideLetter = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const joined =
  /\p{L}\s(?:mit|with|avec|con|med|met|com|z|s|kanssa|με|ve|и|and|und|et|e|y|och|og|en|ja|i|και)\s\p{L}/u;
/** «All served with fries» */
const ofAll =
  /^(?:all|alle|tous|toutes|tutt[ie]|tod[oa]s|wszystkie|všechny|kaikki|allemaal|alla|όλα|όλες|все|всі|hepsi)\s/iu;

/** «With mint» */
const beginsWith =
  /^(?:with|mit|avec|con|com|met|med|cu|s|se|z|ze|с|з|με|sa|na|à la|alla|al|au|aux|auf|in)\s\p{L}/iu;

export type PageHabits = {
  /** Most lines begin in small letters. */
  areSmall: boolean;
  /** So many are in capitals that these tell nothing. */
  areLoud: boolean;
  areTitlesKnown: boolean;
};

const plus = (one: Shares, other: Shares): Shares => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];

function sharesOf({ text }: TidyLine, habits: PageHabits): Shares {
  const own = text.trim();
  if (isCalories(own) || parseDiets(own)) return [isNever, 0, isNever];
  if (decoratedName(own) !== undefined) return [isNever, isNever, 0];
  const letters = (own.match(/[\p{L}\p{M}]/gu) ?? []).length * (wideLetter.test(own) ? 3 : 1);
  const commas = Math.min(2, (own.match(/[,،、，]/gu) ?? []).length);
  const parts: (Shares | undefined | false)[] = [
    byLength.find(([most]) => letters <= most)?.[1],
    byCommas[commas],
    !habits.areSmall && (/^\P{L}*\p{Ll}/u.test(own) ? isSmallFirst : isLargeFirst),
    /[.…!]$/u.test(own) && endsSentence,
    isSectionName(own) ? isUsualTitle : isNoUsualTitle,
    joined.test(own) && isJoined,
    (isServing(own) || ofAll.test(own) || beginsWith.test(own)) && servesWith,
    !habits.areLoud && isCapitals(own) && isLoud,
    habits.areTitlesKnown && ([0, 0, isNever] as const),
    letters === 0 && ([isNever, 0, isNever] as const),
  ];
  const sum = parts.reduce<Shares>((all, part) => (part ? plus(all, part) : all), [0, 0, 0]);
  const whole = Math.log(sum.reduce((all, one) => all + Math.exp(one), 0));
  return plus(sum, [-whole, -whole, -whole]);
}

/** How much likelier a line is said of a dish than its name, as a natural logarithm. */
export function moreSaidThanNamed(line: TidyLine, areSmall: boolean): number {
  const [name, said] = sharesOf(line, { areSmall, areLoud: true, areTitlesKnown: false });
  return said - name;
}

/** How often a dish of the page has something said of it, and a title above it. */
type Habit = { said: number; titled: number };
const noted = -2.5;
const unsaid = -2;
/** A section of one dish is rare. */
const alone = -3;
const more = -2.5;
const most = { said: 3, notes: 2 };

type Scored = { roles: Role[]; score: number; rival?: TidyLine | undefined };

const times = (count: number, role: Role): Role[] => Array.from({ length: count }, () => role);

/** The ways in which lines above a price may be read. */
function* waysOf(count: number, layout: Layout, isFirst: boolean): Generator<Role[]> {
  const asides = isFirst ? count : 0;
  for (let aside = 0; aside < Math.max(1, asides); aside += 1)
    for (let said = 0; said <= Math.min(most.said, count - aside - 1); said += 1)
      for (let title = 0; title <= (count - aside - said > 1 ? 1 : 0); title += 1) {
        const notes = count - aside - said - title - 1;
        if (notes > (title ? most.notes : 0)) continue;
        const head: Role[] = [...times(title, 'title'), ...times(notes, 'note')];
        if (layout === 'above')
          yield [...times(aside, 'aside'), ...head, 'name', ...times(said, 'said')];
        else if (!isFirst || said === 0)
          yield [...times(aside, 'aside'), ...times(said, 'said'), ...head, 'name'];
      }
}

function scoreOf(
  roles: readonly Role[],
  lines: readonly TidyLine[],
  shares: readonly Shares[],
  habit: Habit,
) {
  const counted = roles.filter((role, at) => role === 'said' && !isCalories(lines[at]?.text ?? ''));
  let score =
    counted.length > 0
      ? Math.log(habit.said) + more * (counted.length - 1)
      : Math.log(1 - habit.said);
  score += Math.log(roles.includes('title') ? habit.titled : 1 - habit.titled);
  for (const [at, role] of roles.entries()) {
    const [name, said, title] = shares[at] ?? [0, 0, 0];
    if (role === 'name') score += name;
    else if (role === 'said') score += said;
    else if (role === 'title') score += title;
    else if (role === 'note') score += said + noted;
    else score += Math.max(name, said, title) + unsaid;
  }
  return score;
}

type Gap = { lines: readonly TidyLine[]; shares: readonly Shares[] };

function bestOf(
  { lines, shares }: Gap,
  layout: Layout,
  isFirst: boolean,
  habit: Habit,
  isBesideTitle: boolean,
): Scored {
  let best: Scored = { roles: times(lines.length, 'aside'), score: -Infinity };
  const bestBy = new Map<number, number>();
  for (const roles of waysOf(lines.length, layout, isFirst)) {
    const own = isBesideTitle && roles.includes('title') ? alone : 0;
    const score = scoreOf(roles, lines, shares, habit) + own;
    const name = roles.indexOf('name');
    bestBy.set(name, Math.max(score, bestBy.get(name) ?? -Infinity));
    if (score > best.score) best = { roles, score };
  }
  const name = best.roles.indexOf('name');
  const [rival] = [...bestBy].find(([at, score]) => at !== name && score > best.score - thin) ?? [];
  return { ...best, rival: lines[rival ?? -1] };
}

/** Below the last price stands what is said of it, and what is said of the house. */
function tailOf(tail: Gap, layout: Layout, habit: Habit): Scored {
  const [first] = tail.shares;
  const rest = times(tail.lines.length, 'aside');
  const without = { roles: rest, score: Math.log(1 - habit.said) };
  if (layout === 'above' || !first) return { roles: rest, score: 0 };
  const others = tail.lines.length > 1 ? unsaid : 0;
  const own: Scored = {
    roles: ['said', ...rest.slice(1)],
    score: Math.log(habit.said) + first[1] - Math.max(...first) + others,
  };
  return own.score > without.score ? own : without;
}

const rounds = 4;
const mostTitled = 0.3;
/** By so little another reading is less likely that the owner is asked. */
const thin = 1;
const between = (share: number) => Math.min(0.9, Math.max(0.05, share));

function readAs(layout: Layout, gaps: readonly Gap[], tail: Gap) {
  let habit: Habit = { said: 0.5, titled: 0.2 };
  let all: Scored[] = [];
  let last: Scored = { roles: [], score: 0 };
  for (let round = 0; round < rounds; round += 1) {
    const were = all;
    const isTitled = (at: number) =>
      at === gaps.length || were[at]?.roles.includes('title') === true;
    all = gaps.map((gap, at) =>
      bestOf(gap, layout, at === 0, habit, isTitled(at - 1) || isTitled(at + 1)),
    );
    last = tailOf(tail, layout, habit);
    const dishes = all.filter(({ roles }) => roles.includes('name')).length;
    const count = (role: Role) =>
      [...all, last].filter(({ roles }) => roles.includes(role)).length / Math.max(1, dishes);
    habit = { said: between(count('said')), titled: Math.min(mostTitled, between(count('title'))) };
  }
  const score = [...all, last].reduce((sum, one) => sum + Math.max(-40, one.score), 0);
  return {
    layout,
    score,
    gaps: all.map(({ roles }) => roles),
    tail: last.roles,
    rivals: all.map(({ rival }) => rival),
  };
}

const leastTitled = 2;
const mostLong = 0.15;
/** For each dish of a page that is written otherwise, less is found; more is believed where all are of one line or two, below titles that are known. */
const leastLikely = { uneven: -3.05, even: -3.7, known: -6 };

/** Nearly all dishes have one line that is said of them, or none, below one of several titles. */
function isOfBlocks(
  { gaps, score }: { gaps: Role[][]; score: number },
  own: readonly Gap[],
): boolean {
  const isLong = (roles: readonly Role[], at: number) =>
    roles.filter((role, index) => role === 'said' && !isCalories(own[at]?.lines[index]?.text ?? ''))
      .length > 1 || !roles.includes('name');
  const titles = gaps.flatMap((roles, at) => own[at]?.lines[roles.indexOf('title')] ?? []);
  const known = titles.filter(({ text }) => isSectionName(decoratedName(text) ?? text));
  const long = gaps.filter(isLong).length;
  const kind = long > 0 ? 'uneven' : known.length * 2 > titles.length ? 'known' : 'even';
  return (
    titles.length >= leastTitled &&
    long <= gaps.length * mostLong &&
    score >= gaps.length * leastLikely[kind]
  );
}

/** The likelier of two, by so much. */
const leastMargin = 3;

/**
 * What the lines between the prices of a page are. The same holds for all dishes of a page, so that what a line looks
 * like tells of the others: both layouts are read whole, and the likelier is taken; none where neither is.
 */
export function rolesOf(
  gaps: readonly (readonly TidyLine[])[],
  tail: readonly TidyLine[],
  habits: PageHabits,
): PageRoles | undefined {
  const scored = (lines: readonly TidyLine[]): Gap => ({
    lines,
    shares: lines.map((line) => sharesOf(line, habits)),
  });
  const [own, end] = [gaps.map(scored), scored(tail)];
  const [above, below] = [readAs('above', own, end), readAs('below', own, end)];
  const isPlain = [above, below].every((one) => !one.gaps.flat().includes('said'));
  if (!isPlain && Math.abs(above.score - below.score) < leastMargin) return undefined;
  const likelier = above.score >= below.score ? above : below;
  return isOfBlocks(likelier, own) ? likelier : undefined;
}
