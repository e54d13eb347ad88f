/** Each menu of a page that has several, else the whole page: what has one category bar. */
export function menuParts(root: HTMLElement): HTMLElement[] {
  const menus = [...root.querySelectorAll<HTMLElement>('.menu')];
  return menus.length > 0 ? menus : [root];
}

/** Whether this menu is the visible one, as its tab says. */
export const isShown = (root: HTMLElement, part: HTMLElement): boolean =>
  part === root ||
  root.querySelector<HTMLAnchorElement>('.menus [aria-current]')?.hash === `#${part.id}`;
