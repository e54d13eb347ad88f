import { CannotRead, limits, tooManyLines } from '../limits.ts';
import { textOfFile } from '../../parts/text-of-file.ts';
import { isPriceAlone, isPriced } from '../parse/bare-names.ts';
import { linesOfText } from '../parse/columns.ts';
import { isNoise } from '../parse/noise.ts';
import type { LinePart, SourceLine } from '../parse/source-line.ts';
import { partByFace } from './faces/part-by-face.ts';
import { withRaised } from './faces/raised-text.ts';
import { wordsOf, writeCrosses } from './faces/table-crosses.ts';
import type { MenuLines } from './source-menu.ts';
import { joinPriceBlocks } from './web/price-blocks.ts';
import { partCells } from './web/cells.ts';
import { writeCards } from './web/cards.ts';

/** Relative size of a heading. */
const headingSize = 2;

/** Of the page, and the numbers of rows and columns that Google Sheets adds. */
const unseen =
  '.waffle thead, .waffle th, script, style, noscript, template, svg, nav, iframe, select, s, strike, del';
const hidden =
  '[hidden], [aria-hidden="true"], [style*="display:none" i], [style*="display: none" i]';
const block =
  /^(?:ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BODY|DD|DETAILS|DIV|DL|DT|FIGCAPTION|FIGURE|FOOTER|FORM|H[1-6]|HEADER|HR|LI|MAIN|OL|P|PRE|SECTION|SUMMARY|TABLE|TBODY|THEAD|TR|UL)$/u;
const heading = /^H[1-6]$/u;
/** Elements that a blank line separates. */
const spacedElements = /^(?:ARTICLE|H[1-6]|SECTION|TABLE|UL|OL|DL)$/u;

/** Takes out what is hidden, but for dishes that stand nowhere else: of tabs, a page shows one. */
function takeHiddenOut(body: Element): void {
  const shown = body.ownerDocument.importNode(body, true);
  for (const one of shown.querySelectorAll(hidden)) one.remove();
  const words = wordsOf(shown);
  for (const one of body.querySelectorAll(hidden)) {
    const own = wordsOf(one);
    if (!/\p{L}{3}.*\d/u.test(own) || words.includes(own)) one.remove();
  }
}

const ofPages = 'article, aside, button, footer, form, header, main, nav, section';

const minParagraphs = 3;

/** A text program cuts «<span>Fish</span><span>erman’s pie</span>» anywhere: its paragraphs hold nothing but such runs. */
function joinRuns(body: Element): void {
  const paragraphs = [...body.querySelectorAll('p')];
  const areRuns = paragraphs.every((one) =>
    [...one.childNodes].every(({ nodeName, textContent }) =>
      nodeName === '#text' ? textContent?.trim() === '' : nodeName === 'SPAN' || nodeName === 'BR',
    ),
  );
  if (!areRuns || paragraphs.length < minParagraphs || body.querySelector(ofPages)) return;
  for (const one of body.querySelectorAll('span + span')) {
    const before = one.previousSibling;
    const isSame =
      before instanceof Element &&
      before.className === one.className &&
      before.getAttribute('style') === one.getAttribute('style');
    if (!isSame) continue;
    one.prepend(...before.childNodes);
    before.remove();
  }
}

/** `level`: of a heading, from 1; `part`: where the page's own elements tell. */
type Line = { text: string; level: number; isOfFooter?: true; part?: LinePart };

/** «<dt>Boerewors roll R60</dt><dd>Onion relish</dd>»: what is said of a dish with its price. */
const isSaid = (element: Element) => {
  const name = element.previousElementSibling;
  return (
    element.tagName === 'DD' &&
    name?.tagName === 'DT' &&
    isPriced(wordsOf(name)) &&
    !/\d[.,]\d{2}(?!\d)|\p{Sc}/u.test(wordsOf(element))
  );
};

/** A page's visible lines: inline text shares a line. */
class Lines {
  readonly all: Line[] = [{ text: '', level: 0 }];

  add(text: string): void {
    const last = this.all.at(-1);
    if (last) last.text += text.replaceAll(/[^\S\u00A0]+/gu, ' ');
  }

  addRaised(text: string): void {
    const last = this.all.at(-1);
    if (last) last.text = withRaised(last.text, text);
  }

  end(level = 0): void {
    if (this.all.at(-1)?.text.trim() !== '') this.all.push({ text: '', level });
    else this.all[this.all.length - 1] = { text: '', level };
  }

  part(): void {
    this.end();
    this.all.push({ text: '', level: 0 });
  }
}

/** Preformatted text keeps its lines. */
function addText(text: string, within: Element, lines: Lines): void {
  const [first = '', ...others] = within.closest('pre') ? text.split('\n') : [text];
  lines.add(first);
  for (const line of others) {
    lines.end();
    lines.add(line);
  }
}

function walk(element: Element, lines: Lines): void {
  for (const node of element.childNodes) {
    if (node.nodeType === 3) addText(node.textContent ?? '', element, lines);
    if (!(node instanceof Element)) continue;
    const { tagName } = node;
    if (tagName === 'BR') lines.end();
    else if (tagName === 'SUP') lines.addRaised(node.textContent);
    else if (/^T[DH]$/u.test(tagName)) {
      walk(node, lines);
      lines.add('\u00A0\u00A0\u00A0\u00A0');
    } else if (block.test(tagName)) {
      if (spacedElements.test(tagName)) lines.part();
      lines.end(heading.test(tagName) ? Number(tagName.charAt(1)) : 0);
      const from = lines.all.length - 1;
      walk(node, lines);
      lines.end();
      const own = lines.all.slice(from, -1);
      if (tagName === 'FOOTER') for (const line of own) line.isOfFooter = true;
      if (isSaid(node)) for (const line of own) if (line.text.trim() !== '') line.part = 'said';
    } else {
      // «<span>Soup</span><span>Vegan</span>» stand apart.
      lines.add(
        tagName === 'SPAN' && node.previousSibling?.nodeName === 'SPAN'
          ? '\u00A0\u00A0\u00A0'
          : ' ',
      );
      walk(node, lines);
      lines.add(' ');
    }
  }
}

function piecesOf(element: Element): string[] {
  const lines = new Lines();
  walk(element, lines);
  return lines.all.flatMap(({ text }) => text.split(/\u00A0{3,}/u)).map((text) => text.trim());
}

type Read = SourceLine & Omit<Line, 'text'>;

/** So many headings of a level, and such a share of all, have a price of their own below. */
const minNames = 4;
const minShare = 0.6;

/** «<h4>Leek soup</h4> <p>with rye</p> <span>$7</span>»: where most headings of a level are so, they are names, and their prices stand behind them. */
function withPricesBehindNames(lines: readonly Read[]): Read[] {
  const headings = lines.flatMap(({ level }, at) => (level > 0 ? [at] : []));
  const found = headings.map((at, index) => {
    const end = headings[index + 1] ?? lines.length;
    const prices = lines
      .slice(at + 1, end)
      .flatMap(({ text }, below) => (isPriceAlone(text) ? [at + 1 + below] : []));
    const [price, ...others] = prices;
    return { at, level: lines[at]?.level ?? 0, price: others.length === 0 ? price : undefined };
  });
  const names = found.filter(({ level }) => {
    const alike = found.filter((one) => one.level === level);
    const priced = alike.filter(({ price }) => price !== undefined).length;
    return priced >= minNames && priced >= alike.length * minShare;
  });
  const moved = new Set(names.map(({ price }) => price));
  return lines.flatMap((line, at): Read[] => {
    if (moved.has(at)) return [];
    const name = names.find((one) => one.at === at);
    const isSaid = names.some((one) => one.at < at && at < (one.price ?? 0));
    if (isSaid && /^\p{L}.*\p{L}/u.test(line.text)) return [{ text: `(${line.text})`, level: 0 }];
    if (!name) return [line];
    const price = lines[name.price ?? -1]?.text.trim() ?? '';
    return [{ text: [line.text, price].filter(Boolean).join('    '), level: 0 }];
  });
}

/** What is behind the last of a page's cards, above the title of the first, and in its footer is of the page, unless more has prices. */
function withAsides(lines: readonly Read[], [start, end]: readonly (string | undefined)[]): Read[] {
  const bare = (text = '') => text.replaceAll(/\s/gu, '');
  const isLine = (text: string | undefined) => (line: Read) =>
    line.text !== '' && bare(line.text) === bare(text);
  const first = lines.findIndex(isLine(start));
  const top = lines.slice(0, Math.max(first, 0)).findLastIndex(({ level }) => level > 0);
  const last = lines.findLastIndex(isLine(end));
  const isOfPage = (some: readonly Read[]) =>
    some.filter(({ text }) => isPriced(text) && !isNoise(text)).length < 2;
  const parts = [lines.slice(0, Math.max(top, 0)), last < 0 ? [] : lines.slice(last + 1)];
  const aside = new Set(parts.filter(isOfPage).flat());
  const areFooters = isOfPage(lines.filter(({ isOfFooter }) => isOfFooter));
  return lines.map((line) => {
    const { isOfFooter = false, ...own } = line;
    const isAside = aside.has(line) || (isOfFooter && areFooters);
    return isAside && line.text !== '' ? { ...own, part: 'aside' } : own;
  });
}

/** Other encodings are declared in the head. */
async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer();
  const head = new TextDecoder('latin1').decode(bytes.slice(0, 2048));
  const named = /charset=["']?([\w-]+)/iu.exec(head)?.[1];
  if (named === undefined) return textOfFile(file);
  try {
    return new TextDecoder(named).decode(bytes);
  } catch {
    return textOfFile(file);
  }
}

/** Reads the text of a saved web page, or of a document saved as one; runs no scripts, fetches nothing. */
export async function readHtml(file: File): Promise<MenuLines> {
  const page = new DOMParser().parseFromString(await textOf(file), 'text/html');
  joinRuns(page.body);
  for (const one of page.querySelectorAll(unseen)) one.remove();
  takeHiddenOut(page.body);
  writeCrosses(page.body);
  partByFace(page.body);
  partCells(page.body);
  joinPriceBlocks(page.body);
  const ends = writeCards(page.body, piecesOf);
  const found = new Lines();
  walk(page.body, found);
  const read = found.all.map(({ text, ...told }): Read => {
    const [line = { text: '' }] = linesOfText(
      text
        .replaceAll(/(?<!\u00A0) +(?!\u00A0)/gu, ' ')
        // «14», «,00» and «€» in elements of their own.
        .replaceAll(/(?<=\d)[ \u00A0]+(?=[.,]\d{1,2}(?!\d)|\p{Sc})/gu, '')
        .trim(),
    );
    return { ...line, ...told };
  });
  const lines = withAsides(withPricesBehindNames(read), ends).map(
    ({ level, ...line }): SourceLine => ({ ...line, size: level > 0 ? headingSize : 1 }),
  );
  if (lines.every(({ text }) => text === ''))
    throw new CannotRead(
      `“${file.name}” holds no words. Copy the menu from the page and paste it.`,
    );
  if (lines.length > limits.lines) throw new CannotRead(tooManyLines(lines.length));
  return { kind: 'lines', lines, images: [] };
}
