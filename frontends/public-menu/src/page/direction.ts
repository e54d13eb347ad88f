const scripts =
  '\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Thaana}\\p{Script=Nko}\\p{Script=Samaritan}\\p{Script=Mandaic}\\p{Script=Adlam}';
const rightToLeft = new RegExp(`[${scripts}]`, 'u');
const letter = /\p{L}/u;

/** On right-to-left pages a dish may begin with a brand: only text without right-to-left letters is turned. */
const onRightToLeft = (text: string) =>
  letter.test(text) && !rightToLeft.test(text) ? 'ltr' : undefined;

/**
 * The direction of the first letter, as `dir="auto"` finds it, computed once at render time: on a slow phone the
 * browser's own detection costs as much as the rest of a menu's style. Undefined if it is the page’s own.
 */
export function direction(
  text: string | null,
  page: 'ltr' | 'rtl' = 'ltr',
): 'ltr' | 'rtl' | undefined {
  if (page === 'rtl') return onRightToLeft(text ?? '');
  const first = letter.exec(text ?? '')?.[0];
  return first !== undefined && rightToLeft.test(first) ? 'rtl' : undefined;
}
