const rightToLeft =
  /^[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}]/u;

/**
 * What `dir="auto"` finds, the direction of the first letter, found once when the page is rendered: on a slow phone the
 * browser's own search for it costs as much as the rest of the style of a menu.
 */
export function direction(text: string | null): 'rtl' | undefined {
  const first = /\p{L}/u.exec(text ?? '')?.[0];
  return first !== undefined && rightToLeft.test(first) ? 'rtl' : undefined;
}
