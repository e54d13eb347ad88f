import { plain } from '../words/plain.ts';
import { isShortName, rankOf } from './heads.ts';
import { share, type Look } from './looks.ts';
import type { Unsure } from './sheet-column.ts';

const kana = /^[\p{Script=Katakana}\p{Script=Hiragana}ー・\s（）()\d]+$/u;
const wordsOf = (cell: string) =>
  plain(cell)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const lettersOf = (cell: string): string[] => plain(cell).match(/[\p{L}\p{N}]/gu) ?? [];
const isLoud = (cell: string) => /\p{Lu}/u.test(cell) && !/\p{Ll}/u.test(cell);

/** «BR HAMB» and «Broodje hamburger», «特製CS» and «特製チャーシュー麺» begin alike. */
function beginsAlike(short: string, long: string): boolean {
  const words = wordsOf(long);
  const [letters, others] = [lettersOf(short), lettersOf(long)];
  return (
    wordsOf(short).some(
      (word) => word.length > 2 && words.some((other) => other.startsWith(word.slice(0, 4))),
    ) ||
    (letters[0] === others[0] &&
      letters.filter((letter) => others.includes(letter)).length >= letters.length * 0.6)
  );
}
const isCut = (short: string, long: string) =>
  wordsOf(short).some(
    (word) =>
      word.length > 2 &&
      wordsOf(long).some((other) => other.startsWith(word) && other.length > word.length + 1),
  );

/** «PATAT SPEC» beside «Patat speciaal», «ショウユラーメン» beside «醤油ラーメン»: the same, for a slip or a screen. */
function abbreviates(short: Look, long: Look): boolean {
  const rows = short.cells.flatMap((cell, at): [string, string][] => {
    const other = long.cells[at] ?? '';
    return cell === '' || other === '' ? [] : [[cell, other]];
  });
  if (rows.length < 3) return false;
  const part = (isSo: (row: [string, string]) => boolean) => rows.filter(isSo).length / rows.length;
  if (part(([cell, other]) => kana.test(cell) && /\p{Script=Han}/u.test(other)) > 0.3)
    return share(short.cells, (cell) => kana.test(cell)) > 0.9;
  const isLower = share(short.cells, (cell) => !/\p{Lu}/u.test(cell) && /\p{Ll}/u.test(cell)) > 0.9;
  const isUpper = share(short.cells, isLoud) > 0.8;
  const isLongSo = share(long.cells, isUpper ? isLoud : (cell) => !/\p{Lu}/u.test(cell)) > 0.8;
  const signs =
    part(([cell, other]) => isCut(cell, other)) > 0.25 ||
    ((isUpper || isLower) && !isLongSo) ||
    (short.kind !== 'name' && short.length < long.length * 0.8);
  return (
    signs &&
    long.length < 45 &&
    short.length <= long.length * 1.25 &&
    part(([cell, other]) => beginsAlike(cell, other)) > 0.6
  );
}

function likelihood(look: Look, others: readonly Look[]): number {
  const said =
    look.kind === 'name' ? 3 - rankOf('name', look.head) : look.kind === 'description' ? 0.5 : 0;
  return (
    said -
    (look.isOfTill ? 1 : 0) -
    (look.kind === 'section' ? 2 : 0) -
    (isShortName(look.head) ? 1.5 : 0) +
    2 * look.unlike +
    3 * look.filled -
    (look.length < 3 ? 1.5 : 0) -
    (look.length > 45 ? 1.5 : 0) -
    (others.some((other) => abbreviates(look, other)) ? 2.5 : 0)
  );
}

/** So much likelier than the next is a column of names without a doubt. */
const margin = 0.4;

/** Which column holds the names of dishes. */
export function nameColumn(looks: readonly Look[]): { at?: number; unsure?: Unsure } {
  const texts = looks.filter(
    ({ kind, isText, isCode, length, isPrice }) =>
      (kind === 'name' && (isText || !isPrice)) ||
      ((kind === undefined || kind === 'description' || kind === 'section') &&
        isText &&
        !isCode &&
        !isPrice &&
        length > 1),
  );
  const scored = texts
    .map((look) => ({
      look,
      score: likelihood(
        look,
        texts.filter((other) => other !== look),
      ),
    }))
    .toSorted((a, b) => b.score - a.score || a.look.at - b.look.at);
  const [best, next] = scored;
  if (!best) return {};
  const isUnsure =
    best.look.kind !== 'name' &&
    next !== undefined &&
    next.look.length < 45 &&
    next.score > best.score - margin;
  return {
    at: best.look.at,
    ...(isUnsure && { unsure: { column: 'name', ats: [best.look.at, next.look.at] } }),
  };
}

/** A column of sections names each for more dishes than one, or stands empty below it. */
const minShare = 0.6;

/** How often the cell changes on the way down, for each that differs: once, unless it is a supplier, a printer. */
function changes({ cells }: Look): number {
  const filled = cells.filter(Boolean);
  const runs = filled.filter((cell, at) => at === 0 || cell !== filled[at - 1]).length;
  return runs / (new Set(filled).size || 1);
}

/** Which column says the section: by its head, or what repeats, in the order of the rows. */
export function sectionColumn(looks: readonly Look[], name: number | undefined, isHeaded: boolean) {
  const named = looks.filter(
    ({ kind, at, isCode }) => kind === 'section' && at !== name && !isCode,
  );
  const most = Math.max(...named.map(({ filled }) => filled));
  const [said] = named
    .filter(({ filled }) => filled * 2 >= most)
    .toSorted(
      (a, b) =>
        rankOf('section', a.head) - rankOf('section', b.head) ||
        new Set(b.cells).size - new Set(a.cells).size,
    );
  if (said) return said.at;
  const held = looks.filter(
    (look) =>
      look.kind === undefined &&
      look.at !== name &&
      !look.isOfTill &&
      look.isText &&
      !look.isPrice &&
      !look.isCode &&
      look.length < 40 &&
      Math.min(look.filled, look.unlike) < minShare &&
      look.cells.length > 3 &&
      (!isHeaded || (look.cells[0] !== '' && new Set(look.cells.filter(Boolean)).size > 1)) &&
      (!isHeaded || look.at < (name ?? 0) || (look.filled > 0.9 && changes(look) < 1.5)),
  );
  return held.toSorted(
    (a, b) => new Set(b.cells).size - new Set(a.cells).size || changes(a) - changes(b),
  )[0]?.at;
}

/** So long are the words of a column that says what is in dishes, under whatever head. */
const minSaid = 12;

/** Which column says what is in dishes. */
export function descriptionColumn(
  looks: readonly Look[],
  name: number | undefined,
  isHeaded: boolean,
) {
  const named = looks[name ?? -1];
  const free = looks.filter((look) => look.at !== name && (!named || !abbreviates(look, named)));
  const heads = free.filter(({ kind }) => kind === 'description');
  const most = Math.max(...heads.map(({ filled }) => filled));
  const [said] = heads
    .filter(({ filled }) => filled * 2 >= most)
    .toSorted((a, b) => rankOf('description', a.head) - rankOf('description', b.head));
  if (said) return said.at;
  const held = free.filter(
    (look) =>
      look.kind === undefined &&
      look.isText &&
      !look.isOfTill &&
      !look.isPrice &&
      !look.isCode &&
      look.unlike > 0.6 &&
      look.length >= (isHeaded ? minSaid : 2) &&
      !isShortName(look.head),
  );
  return held.toSorted((a, b) => b.filled - a.filled || b.length - a.length)[0]?.at;
}
