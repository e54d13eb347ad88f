/** In display order. */
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

/** Default until the owner chooses one. */
const defaultTheme = 'bistro' satisfies ThemeName;

const freeThemes: readonly string[] = ['bistro', 'cafe', 'pizzeria'] satisfies ThemeName[];

/** Whether every plan includes it; unknown names, as of a newer service, count as Pro. */
export const isFreeTheme = (name: string) => freeThemes.includes(name);

/** Without Pro, a Pro theme is kept but the default is shown, which is undefined here. */
export const shownTheme = (theme: string | null | undefined, hasAll: boolean) =>
  theme && theme !== defaultTheme && (hasAll || isFreeTheme(theme)) ? theme : undefined;

export const isThemeName = (name: unknown): name is ThemeName =>
  themeNames.some((one) => one === name);
