import { isPriced } from '../bare-names.ts';
import { type Step, withText } from '../tidy-line.ts';

/** So many dishes have a list in small letters behind their name, and such a share of all names have large ones. */
const minCount = 3;
const minShare = 0.75;

const small =
  /^(?:and|the|of|with|in|on|or|to|for|from|by|de|del|di|da|du|la|le|al|au|aux|à|e|y|et|n|a)$/u;

/** «Chicken Liver Parfait»: each word but the smallest begins with a large letter. */
const isTitleCase = (name: string) =>
  name.split(/[\s-]+/u).every((word) => !/^\p{Ll}/u.test(word) || small.test(word));

const behindComma = /^(?<name>\s*\p{Lu}(?:[^,(]|\([^()]*\)){2,48}?),\s+(?=\p{Ll})/u;

/** «Salt & Pepper Squid, aioli    8.95», where names are written large: what stands behind the comma is in the dish. */
export const withSaidBehindCommas: Step = (lines) => {
  const names = lines.flatMap(({ text }) => {
    const name = isPriced(text) ? (/^[^,(\d]*/u.exec(text)?.[0] ?? '').trim() : '';
    return / \p{L}{3}/u.test(name) ? [name] : [];
  });
  const areLarge = names.filter(isTitleCase).length >= names.length * minShare;
  const isSaid = (text: string) => {
    if (!isPriced(text)) return false;
    const { name } = behindComma.exec(text)?.groups ?? {};
    return name !== undefined && isTitleCase(name.trim());
  };
  const found = lines.filter(({ text }) => isSaid(text));
  if (!areLarge || found.length < minCount) return [...lines];
  return lines.map((line) =>
    found.includes(line) ? withText(line, line.text.replace(behindComma, '$<name> – ')) : line,
  );
};
