import type { Legend, Meaning } from './legend.ts';
import type { SourceLine } from '../source-line.ts';

const brackets = /[([]\s*([^()[\]]{1,60})\s*[)\]]/gu;
const qualified = /\s?[–-]\s?\p{Lu}\p{Ll}{2,}/gu;
const isCode = (token: string) =>
  /^(?:\p{Lu}{1,3}|\p{Lu}[\p{Ll}\d]|\d{1,2}[a-h]?)$/u.test(token) && !/^(?:X*[SL]|M)$/u.test(token);

/** So many lines have codes in brackets: that is how this menu marks its dishes. */
const minCount = 4;

function codesIn({ text }: SourceLine): string[] {
  return [...text.matchAll(brackets)].flatMap(([, group = '']) => {
    const tokens = group
      .replaceAll(qualified, '')
      .split(/[\s,/|·&+]+/u)
      .filter(Boolean);
    return tokens.every(isCode) ? tokens : [];
  });
}

/** «(CE, GL – Wheat)», «(G)» on many lines: codes, though no legend explains them. */
export function learntCodes(lines: readonly SourceLine[], legend: Legend): Map<string, Meaning> {
  const found = lines.map(codesIn).filter((codes) => codes.length > 0);
  if (found.length < minCount) return new Map(legend);
  const codes = found
    .flat()
    .map((code): [string, Meaning] => [code.toUpperCase(), { allergens: [] }]);
  // «1a» is a kind of 1, which a legend may explain alone.
  const unusual = codes.filter(
    ([code]) =>
      !/^(?:VE?G?N?|GF|DF|NF|N|H|PB)$/u.test(code) && !legend.has(code.replace(/[A-H]$/u, '')),
  );
  return new Map([...unusual, ...legend]);
}
