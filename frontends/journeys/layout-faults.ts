import type { Page } from '@playwright/test';
import { scrollsSideways } from './accessibility.ts';

/** Layout defects of the current page, apart from its looks. */
export async function layoutFaults(page: Page): Promise<string[]> {
  const sideways = (await scrollsSideways(page)) ? ['scrolls sideways'] : [];
  return [...sideways, ...(await page.evaluate(faultsOfPage))];
}

/** Runs in the page, so it must be self-contained. */
function faultsOfPage(): string[] {
  /** A text column below this has one word, or one letter, per line. */
  const leastCharacters = 12;
  /** Tolerance for shared borders and overhanging glyphs. */
  const slackPx = 3;
  type Box = { element: Element; left: number; top: number; right: number; bottom: number };

  const cut = (box: Box, by: DOMRect): Box => ({
    element: box.element,
    left: Math.max(box.left, by.left),
    top: Math.max(box.top, by.top),
    right: Math.min(box.right, by.right),
    bottom: Math.min(box.bottom, by.bottom),
  });
  const ancestors = (element: Element): Element[] => {
    const all: Element[] = [];
    for (let at: Element | null = element; at; at = at.parentElement) all.push(at);
    return all;
  };
  /** Asks once for each element: many texts have the same ancestors. */
  const once = <Answer>(ask: (element: Element) => Answer) => {
    const answers = new Map<Element, Answer>();
    return (element: Element): Answer => {
      const known = answers.get(element);
      if (known !== undefined) return known;
      const answer = ask(element);
      answers.set(element, answer);
      return answer;
    };
  };
  // Intended overlays, and content that is invisible or only for screen readers.
  const isOver = once((element) => {
    const { position, clipPath } = getComputedStyle(element);
    const over =
      position === 'fixed' || position === 'sticky' || element instanceof HTMLDialogElement;
    return over || clipPath !== 'none';
  });
  const isApart = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    ancestors(element).some(isOver);
  const clips = once((element) => getComputedStyle(element).overflow !== 'visible');
  /** The visible part of a box, clipped by each ancestor that hides or scrolls; undefined if none. */
  const seen = (element: Element, { left, top, right, bottom }: DOMRect): Box | undefined => {
    let box: Box = { element, left, top, right, bottom };
    for (const at of ancestors(element)) {
      if (clips(at)) box = cut(box, at.getBoundingClientRect());
    }
    return box.right - box.left > slackPx && box.bottom - box.top > slackPx ? box : undefined;
  };
  const name = (element: Element) => {
    const words = (element.textContent || element.getAttribute('aria-label') || '').trim();
    return `<${element.localName}> ${words.slice(0, 30)}`;
  };

  const canvas = document.createElement('canvas').getContext('2d');
  const characterPx = (style: CSSStyleDeclaration) => {
    if (canvas) canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    return canvas?.measureText('0').width ?? 0;
  };
  const blockOf = (element: Element) =>
    ancestors(element).find((at) => getComputedStyle(at).display !== 'inline') ?? element;

  // Content far below is not laid out until near.
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (getComputedStyle(element).contentVisibility === 'auto') {
      element.style.contentVisibility = 'visible';
    }
  }

  const narrow: string[] = [];
  const boxes: Box[] = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const element = node.parentElement;
    if (text === '' || !element || element.closest('script,style,svg,option,noscript')) continue;
    if (isApart(element)) continue;
    // A picture of a page, such as a theme's tile, is clipped on purpose and not for reading.
    if (element.closest('[aria-hidden="true"]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    boxes.push(...lines.flatMap((line) => seen(element, line) ?? []));
    const block = blockOf(element);
    const style = getComputedStyle(block);
    const room = block.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const least = leastCharacters * characterPx(getComputedStyle(element));
    const isWrapped = new Set(lines.map(({ top }) => Math.round(top))).size > 1;
    const isCut = block.scrollWidth > block.clientWidth + 1 && style.overflow !== 'visible';
    // Full-width text on a narrow screen has all the room there is, such as a large heading.
    const isWhole = room > window.innerWidth - 64;
    const isLong = text.length > leastCharacters && lines.length > 0 && !isWhole;
    if (isLong && room < least && (isWrapped || isCut)) {
      narrow.push(`${Math.round(room)} px are narrow for ${name(element)}`);
    }
  }
  for (const element of document.querySelectorAll('select')) {
    const { width } = element.getBoundingClientRect();
    const before = element.style.cssText;
    element.style.cssText = 'flex: none; width: max-content; min-width: 0; field-sizing: content';
    const whole = element.getBoundingClientRect().width;
    element.style.cssText = before;
    const words = element.selectedOptions[0]?.text ?? '';
    // A name that an owner typed may be longer than any screen.
    const isOwn = words.length < 40;
    if (isOwn && !isApart(element) && whole > width + 0.1) narrow.push(`<select> cuts ${words}`);
  }
  for (const element of document.querySelectorAll('img,button,input,select,textarea,a')) {
    if (isApart(element) || getComputedStyle(element).display === 'inline') continue;
    const box = seen(element, element.getBoundingClientRect());
    if (box) boxes.push(box);
  }

  const over: string[] = [];
  boxes.forEach((one, at) => {
    for (const other of boxes.slice(at + 1)) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (width <= slackPx || height <= slackPx) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      // Images in one figure may overlap: they are seen as one picture.
      const figure = one.element.closest('figure');
      if (figure !== null && figure === other.element.closest('figure')) continue;
      over.push(`${name(one.element)} lies over ${name(other.element)}`);
    }
  });
  return [...new Set([...narrow, ...over])].slice(0, 8);
}
