import { takePrice } from '../../parse/money.ts';
import { withRaised } from './raised-text.ts';

type Run = { text: string; face: string };
/** A line as its faces part it: a dish with its price, and what is in it. */
type Parted = { faces: string; dish: string; said: string };

/** Fewer lines that begin alike are words stressed, not how a menu is written. */
const leastLines = 3;
/** A price in words is no longer: «one hundred and twenty». */
const priceWords = 4;

const blocks =
  'address, article, aside, blockquote, dd, div, dl, dt, figure, footer, h1, h2, h3, h4, h5, h6, header, hr, li, main, ol, p, pre, section, table, td, th, tr, ul';

const isBold = ({ face }: Run) => /\b(?:B|STRONG)\b/u.test(face);
const isWordy = ({ text }: Run) => /\p{L}{3}/u.test(text.replaceAll(/\([^()]*\)/gu, ''));

/** What an element says, line by line, each in runs of one face. */
function linesOf(element: Element): Run[][] {
  const lines: Run[][] = [[]];
  const add = (text: string, face: string) => {
    const last = lines.at(-1)?.at(-1);
    if (last && (last.face === face || text.trim() === '')) last.text += text;
    else lines.at(-1)?.push({ text, face });
  };
  const walk = (parent: Element, face: string) => {
    for (const node of parent.childNodes) {
      if (node.nodeType === 3) add(node.textContent ?? '', face);
      if (!(node instanceof Element)) continue;
      const last = lines.at(-1)?.at(-1);
      if (node.tagName === 'BR') lines.push([]);
      else if (node.tagName === 'SUP' && last) last.text = withRaised(last.text, node.textContent);
      else walk(node, `${face} ${node.tagName} ${node.className}`);
    }
  };
  walk(element, '');
  return lines;
}

/** «**oysters** half dozen, mignonette _nine_»: in a face of its own, its price need not be a number. */
function partedOf(runs: readonly Run[]): Parted | undefined {
  const at = runs.findIndex(isWordy);
  const from = runs.findIndex((run, index) => index > at && isWordy(run));
  const [name, first] = [runs[at], runs[from]];
  if (!name || !first || name.face === first.face || (isBold(first) && !isBold(name)))
    return undefined;
  const textOf = (some: readonly Run[]) =>
    some
      .map(({ text }) => text)
      .join('')
      .trim();
  const last = runs.at(-1) ?? first;
  const isPrice =
    last !== first &&
    last.face !== first.face &&
    last.text.trim().split(/[\s-]+/u).length <= priceWords &&
    !/[,;:]/u.test(last.text);
  const rest = runs.slice(from, isPrice ? -1 : undefined);
  if (rest.some((run) => isWordy(run) && run.face === name.face)) return undefined;
  const written = textOf(rest);
  const said = isPrice ? written : takePrice(written).rest;
  const price = isPrice ? last.text : written.slice(said.length);
  const isClear = written.startsWith(said) && !/\d[.,]\d{2}|\p{Sc}\s?\d/u.test(said);
  const names = textOf(runs.slice(0, from));
  if (!isClear || !/\p{L}{3}/u.test(said) || (/:$/u.test(names) && price.trim() === ''))
    return undefined;
  const dish = [names.replace(/\s*[–—:-]$/u, ''), price.replace(/^[\s.…_–—-]+/u, '').trim()];
  return {
    faces: `${name.face}>${first.face}`,
    dish: dish.filter(Boolean).join('\t'),
    said: said.replace(/^[\s–—:-]+/u, ''),
  };
}

/** Where names are in a face of their own, what is in a dish behind its name on one line is a line below. */
export function partByFace(body: Element): void {
  const found = [body, ...body.querySelectorAll(blocks)]
    .filter((one) => one.querySelector(blocks) === null)
    .map((element) => {
      const lines = linesOf(element);
      return { element, lines: lines.map((runs) => ({ runs, parted: partedOf(runs) })) };
    });
  const dishes = new Map<string, Set<string>>();
  for (const { parted } of found.flatMap(({ lines }) => lines))
    if (parted) dishes.set(parted.faces, (dishes.get(parted.faces) ?? new Set()).add(parted.dish));
  for (const { element, lines } of found) {
    const isUsual = (parted?: Parted) => (dishes.get(parted?.faces ?? '')?.size ?? 0) >= leastLines;
    if (!lines.some(({ parted }) => isUsual(parted))) continue;
    const texts = lines.flatMap(({ runs, parted }) =>
      parted && isUsual(parted)
        ? [parted.dish, parted.said]
        : [runs.map(({ text }) => text).join('')],
    );
    const nodes = texts.flatMap((text) => [element.ownerDocument.createElement('br'), text]);
    element.replaceChildren(...nodes.slice(1));
  }
}
