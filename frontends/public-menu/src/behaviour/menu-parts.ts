/** Where a page has several menus each of them, else the whole: what has one bar of categories. */
export function menuParts(root: HTMLElement): HTMLElement[] {
  const menus = [...root.querySelectorAll<HTMLElement>('.menu')];
  return menus.length > 0 ? menus : [root];
}

/** The one of several menus that shows now, as its tab says. */
export const isShown = (root: HTMLElement, part: HTMLElement): boolean =>
  part === root ||
  root.querySelector<HTMLAnchorElement>('.menus [aria-current]')?.hash === `#${part.id}`;
