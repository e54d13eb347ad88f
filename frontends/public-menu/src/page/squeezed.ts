/** Several lines of CSS as one; what a page carries is as short as what it says. */
export const squeezed = (css: string) => css.replace(/\n\s*/g, '').trim();
