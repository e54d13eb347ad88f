const scripts =
  '\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Samaritan}\\p{Script=Mandaic}\\p{Script=Adlam}';
const rightToLeft = new RegExp(`[${scripts}]`, 'u');
const letter = /\p{L}/u;

/** On a page from right to left a dish may begin with a brand: only what has no letter of the page’s own way turns. */
const onRightToLeft = (text: string) =>
  letter.test(text) && !rightToLeft.test(text) ? 'ltr' : undefined;

/**
 * What `dir="auto"` finds, the direction of the first letter, found once when the page is rendered: on a slow phone the
 * browser's own search for it costs as much as the rest of the style of a menu. Undefined where it is the page’s own.
 */
export function direction(
  text: string | null,
  page: 'ltr' | 'rtl' = 'ltr',
): 'ltr' | 'rtl' | undefined {
  if (page === 'rtl') return onRightToLeft(text ?? '');
  const first = letter.exec(text ?? '')?.[0];
  return first !== undefined && rightToLeft.test(first) ? 'rtl' : undefined;
}
