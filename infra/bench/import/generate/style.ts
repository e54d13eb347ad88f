import type { Random } from './random.ts';
import { currencies } from './words.ts';

/** The first of each is the plainest. */
export const styles = {
  headings: ['caps', 'title', 'underlined', 'markdown', 'colon', 'starred'],
  prices: ['beside', 'before', 'below', 'above'],
  leader: ['spaces', 'dots', 'tab', 'dash'],
  money: ['sign', 'bare', 'code', 'words'],
  decimals: ['two', 'trimmed'],
  sizes: ['none', 'header', 'inline'],
  sharedPrice: ['none', 'heading'],
  exception: ['none', 'market', 'person'],
  descriptions: ['none', 'below', 'some'],
  marks: ['none', 'letters', 'brackets', 'words'],
  codes: ['none', 'letters', 'numbers'],
  notes: ['none', 'section'],
  junk: ['none', 'footer', 'site', 'chat'],
  columns: ['one', 'two', 'run'],
  numbering: ['none', 'numbers'],
} as const;
export type StyleKey = keyof typeof styles;
export const styleKeys = [
  'headings',
  'prices',
  'leader',
  'money',
  'decimals',
  'sizes',
  'sharedPrice',
  'exception',
  'descriptions',
  'marks',
  'codes',
  'notes',
  'junk',
  'columns',
  'numbering',
] as const satisfies StyleKey[];
export type Style = { [key in StyleKey]: (typeof styles)[key][number] };

export const plainStyle: Style = {
  headings: 'caps',
  prices: 'beside',
  leader: 'spaces',
  money: 'sign',
  decimals: 'two',
  sizes: 'none',
  sharedPrice: 'none',
  exception: 'none',
  descriptions: 'none',
  marks: 'none',
  codes: 'none',
  notes: 'none',
  junk: 'none',
  columns: 'one',
  numbering: 'none',
};

/** What no careful reader could tell apart, or no restaurant writes, becomes plain. */
function consistentStyle(wished: Style, language: string, currency: string): Style {
  const style = { ...wished };
  const plain = (...keys: StyleKey[]) =>
    Object.assign(style, Object.fromEntries(keys.map((key) => [key, plainStyle[key]])));
  if (style.columns !== 'one')
    plain(
      'prices',
      'leader',
      'sizes',
      'sharedPrice',
      'descriptions',
      'codes',
      'notes',
      'exception',
    );
  if (style.columns !== 'one') plain('numbering', 'junk', 'marks');
  if (style.columns !== 'one') plain('headings');
  if (style.descriptions !== 'none' || style.notes !== 'none') plain('sharedPrice');
  if (style.prices !== 'beside') plain('leader', 'sizes', 'sharedPrice', 'numbering');
  const isSpoken = language === 'en' && ['USD', 'GBP', 'EUR'].includes(currency);
  if (style.money === 'words' && !isSpoken) plain('money');
  if (style.money === 'words') plain('sizes', 'sharedPrice', 'columns', 'prices');
  const isSpaced = currencies[currency]?.thousands === ' ';
  if (style.money === 'bare' && (style.prices !== 'beside' || style.columns === 'run' || isSpaced))
    plain('money');
  if (style.numbering === 'numbers' && style.codes === 'numbers') style.codes = 'letters';
  return style;
}

/** Most menus do a few things of their own, not all of them. */
export function styleOf(random: Random, language: string, currency: string): Style {
  const one = <One>(list: readonly [One, ...One[]], often = 0.4): One =>
    random.chance(often) ? random.pick(list) : list[0];
  const wished: Style = {
    headings: one(styles.headings, 0.8),
    prices: one(styles.prices),
    leader: one(styles.leader, 0.8),
    money: one(styles.money, 0.6),
    decimals: one(styles.decimals),
    sizes: one(styles.sizes),
    sharedPrice: one(styles.sharedPrice, 0.3),
    exception: one(styles.exception),
    descriptions: one(styles.descriptions, 0.7),
    marks: one(styles.marks, 0.6),
    codes: one(styles.codes, 0.35),
    notes: one(styles.notes),
    junk: one(styles.junk, 0.5),
    columns: one(styles.columns, 0.2),
    numbering: one(styles.numbering, 0.3),
  };
  return consistentStyle(wished, language, currency);
}
