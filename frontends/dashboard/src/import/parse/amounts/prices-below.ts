import { isPriceAlone, isPriced } from '../bare-names.ts';
import { isSectionName } from '../headings.ts';
import { isNoise } from '../noise.ts';
import { isDescriptive, isServing } from '../reading.ts';
import { usualOf } from './prices-after-blanks.ts';
import { countsOf } from '../counts-of.ts';
import { isBlank, type Step, type TidyLine } from '../tidy-line.ts';

/** So many dishes are laid out alike. */
const minCount = 4;

/** Lines of words, and the amounts right below them; those of another stand right above most. */
type Group = { words: number[]; amounts: number[]; isBehind: boolean };

function groupsOf(lines: readonly TidyLine[]): Group[] {
  const groups: Group[] = [];
  let group: Group = { words: [], amounts: [], isBehind: false };
  const end = () => {
    if (group.amounts.some((at) => isPriceAlone(lines[at]?.text ?? ''))) groups.push(group);
    group = { words: [], amounts: [], isBehind: group.amounts.length > 0 };
  };
  for (const [at, line] of lines.entries()) {
    const { text } = line;
    if (isPriceAlone(text) && group.words.length > 0) group.amounts.push(at);
    else if (isBlank(line) || isPriced(text)) {
      end();
      group.isBehind = !isBlank(line);
    } else {
      if (group.amounts.length > 0) end();
      // «& chive oil» goes on with the line above.
      const isMore = group.words.length > 0 && /^\s*&\s/u.test(text);
      if (!isNoise(text) && !isServing(text) && !isMore) group.words.push(at);
    }
  }
  end();
  return groups;
}

const isTitleLike = (text: string) =>
  /^\s*\p{Lu}[^,.!?\d]{2,40}$/u.test(text) && text.trim().split(/\s+/u).length < 6;

const isNameLike = (text: string) =>
  /^\s*["“”«'‘]?[\p{Lu}\p{Lo}\d]/u.test(text) && !/[.!?]\s*$|^[^()]*, /u.test(text);

type Head = { title: number; note: number | undefined; name: number | undefined };

/** Above as many lines as a dish usually has stands a title, and below that may be what is said of it. */
function headOf(
  texts: readonly string[],
  { words, isBehind }: Group,
  usual: number,
  isFirst: boolean,
): Head[] {
  const text = (at: number | undefined) => texts[at ?? -1] ?? '';
  // Below the amount above may stand what is in that dish.
  const from = words.findIndex((at) => !isDescriptive(text(at)));
  const own = from < 0 ? [] : words.slice(from);
  const extra = own.length - usual;
  // Above the first title stands what the menu is called.
  const [title, note] = isFirst && extra > 2 ? own.slice(extra - 1) : own;
  const [name = '', said = ''] = own.slice(-usual).map(text);
  const isDish = isNameLike(name) && (usual === 1 || (isDescriptive(said) && !isDescriptive(name)));
  const isTitle = isTitleLike(text(title)) && (isBehind || isFirst || isSectionName(text(title)));
  const isOne = extra === 1 || extra === 2 || (extra > 2 && isFirst);
  return title !== undefined && isTitle && isDish && isOne
    ? [{ title, note: extra === 2 ? note : undefined, name: own.at(-usual) }]
    : [];
}

/** Where most dishes are a name and its price below, or a name, what is in it and its price, one line more is a title. */
export const withPricesBelow: Step = (lines) => {
  const texts = lines.map(({ text }) => text);
  const all = groupsOf(lines).filter(({ amounts }) => amounts.length === 1);
  // «Starter» above one price and «Main» above another, again and again, are sizes.
  const lastOf = ({ words }: Group) => texts[words.at(-1) ?? -1]?.trim() ?? '';
  const counts = countsOf(all.map(lastOf));
  const groups = all.filter((group) => (counts.get(lastOf(group)) ?? 0) < 2);
  const size = usualOf(groups.map(({ words }) => words.length));
  const count = groups.filter(({ words }) => words.length === size).length;
  const behind = groups.filter(({ isBehind }) => isBehind).length;
  const areUsual = count * 5 >= groups.length * 2 && behind * 2 >= groups.length;
  if (groups.length < minCount || !areUsual || size < 1 || size > 2) return [...lines];
  const found = groups.flatMap((group, at) =>
    headOf(texts, group, size, at === 0).map((head) => ({
      head,
      isBehind: group.isBehind,
      isSure: groups[at + 1]?.words.length === size || isSectionName(texts[head.title] ?? ''),
    })),
  );
  const sure = found.filter(({ isSure }) => isSure);
  // Where blanks stand above titles, they tell.
  if (!sure.some(({ isBehind }) => isBehind)) return [...lines];
  const heads = (sure.length > 1 ? found : sure).map(({ head }) => head);
  return lines.map((line, at): TidyLine => {
    if (heads.some(({ title }) => title === at))
      return { ...line, text: `== ${line.text.trim()} ==` };
    if (heads.some(({ note }) => note === at)) return { ...line, text: `(${line.text.trim()})` };
    const titled = texts[heads.find(({ name }) => name === at)?.title ?? -1]?.trim() ?? '';
    return titled === '' || isSectionName(titled) ? line : { ...line, titled };
  });
};
