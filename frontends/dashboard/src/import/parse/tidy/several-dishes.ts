import { takeMarks } from '../marks.ts';
import { takePrice } from '../money.ts';
import { endsInSize, isSizeName } from '../size-names.ts';
import type { Step, TidyLine } from './tidy-line.ts';

const separators = [
  /\s+[·•]\s+/u,
  /\s*\|\s*/u,
  /\s+[–—]\s+/u,
  /\s+\/{1,2}\s+/u,
  /[,;]\s+(?=\p{L})/u,
];
/** A name is close to its price, with a gap before the next dish. */
const close = /^\S+(?: \S+)*$/u;

/** «Carbonara 14 Amatriciana 13»: names without digits, each before its price. */
const inRow = /\p{Lu}[^\d\s]+(?: [^\d\s]+)* \p{Sc}?\d+(?:[.,]\d{2})?(?: |$)(?=\p{Lu}|$)/gu;

function isDish(part: string): boolean {
  const bare = part.replace(/\s*[([][^)\]\d]{1,12}[)\]]$/u, '');
  const { prices, choices, isMarket, rest } = takePrice(bare);
  const name = rest.replace(/^\s*(?:\d{1,3}[a-z]?|[A-Z]\d{1,3})[.):]?\s+/u, '');
  return (isMarket || (prices.length === 1 && choices.length === 0)) && /^\p{L}.*\p{L}/u.test(name);
}

const isSized = (part: string) => {
  const { rest } = takePrice(part);
  return isSizeName(rest) || endsInSize(rest.replace(/\s*\([^()]*\)$/u, ''));
};

/** A size is a dish only after a title, among other dishes: «CHIPS: Small 2.80  Butty 3.20». */
const areDishes = (parts: readonly string[], isTitled: boolean) =>
  parts.length > 1 &&
  parts.every(isDish) &&
  (isTitled ? !parts.every(isSized) : !parts.some(isSized));

function dishesOf(text: string, isTitled = false): string[] {
  for (const separator of separators) {
    const parts = text.trim().split(separator).filter(Boolean);
    if (areDishes(parts, isTitled)) return parts;
  }
  const near = text.trim().match(inRow);
  if (
    near &&
    near.length > 1 &&
    near.join('').length === text.trim().length &&
    new Set(near.map((part) => /\d[.,]\d{2}\s*$/u.test(part))).size === 1 &&
    areDishes(near, isTitled)
  )
    return near.map((part) => part.trim());
  const wide = [/\s{3,}/u, /\s{2,}/u].map((gap) => text.trim().split(gap));
  return (
    wide.find((parts) => parts.every((part) => close.test(part)) && areDishes(parts, isTitled)) ??
    []
  );
}

const noLegend = new Map();

/** Continues the dish before it: «Garlic bread 4 | with cheese 5». */
const named = (part: string, first: string) =>
  /^(?:with|mit|avec|con|com|met|z|s|med)\s/u.test(part)
    ? `${takeMarks(takePrice(first).rest, noLegend).rest} ${part}`
    : part;

/** Splits a line of several priced dishes into a line each. */
export const apart: Step = (lines) =>
  lines.flatMap((line): TidyLine[] => {
    if (line.names) return [line];
    const title = /^\s*(\p{L}[\p{L} &]{1,24}):\s+/u.exec(line.text);
    const listed = title ? dishesOf(line.text.slice(title[0].length), true) : [];
    if (listed.length > 1)
      return [`== ${title?.[1] ?? ''} ==`, ...listed].map((text) => ({ ...line, text }));
    const dishes = dishesOf(line.text);
    if (dishes.length === 0) return [line];
    return dishes.map((text) => ({ ...line, text: named(text, dishes[0] ?? '') }));
  });
