/** In the order in which an owner sees them. */
export const themeNames = [
  'bistro',
  'cafe',
  'pizzeria',
  'fine-dining',
  'taqueria',
  'ramen-bar',
  'cocktail-bar',
  'grill',
  'bakery',
  'beach-bar',
  'vegetarian',
] as const;
export type ThemeName = (typeof themeNames)[number];

/** What a page has until its owner chooses. */
const defaultTheme = 'bistro' satisfies ThemeName;

const freeThemes: readonly string[] = ['bistro', 'cafe', 'pizzeria'] satisfies ThemeName[];

/** Whether every plan has it; a name that a newer service may know is taken for one of Pro. */
export const isFreeTheme = (name: string) => freeThemes.includes(name);

/** What is part of Pro is kept without it, and the default shown; which needs no name. */
export const shownTheme = (theme: string | null | undefined, hasAll: boolean) =>
  theme && theme !== defaultTheme && (hasAll || isFreeTheme(theme)) ? theme : undefined;

export const isThemeName = (name: unknown): name is ThemeName =>
  themeNames.some((one) => one === name);
