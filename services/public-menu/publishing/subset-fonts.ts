import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import { pageLanguage } from '@menuleaf/public-menu/src/page/load-page-languages.ts';
import type { PageWords } from '@menuleaf/public-menu/src/words/page-words.ts';
import type { FurtherMenu } from '@menuleaf/shared/contracts/public-menu.ts';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import type { Theme } from '@menuleaf/shared/themes/theme.ts';
import { faceOf, themeOf } from '@menuleaf/shared/themes/themes.ts';
import type { FontSubset, FontSubsetter } from '../faces/font-subsetter.ts';
import { isInLatin } from '../pages/for-language.ts';
import type { Published } from '../public-menu-store.ts';
import type { View } from './render.ts';

type Viewed = NonNullable<View>;

/** Headings that any page of a restaurant may have. */
const fixed = 'Our Menu Contact Opening Hours Menu Not Found';

/** The same headings in its main language. */
const fixedIn = (language = defaultLanguage) =>
  language === defaultLanguage
    ? []
    : [headings(pageLanguage(language, language).words.page).join(' ')];
const headings = ({ ourMenu, contact, hours }: PageWords) => [ourMenu, contact, hours];

function headingsOf(shown: Viewed['shown']): string[] {
  const menus: FurtherMenu[] = shown ? [shown, ...(shown.further ?? [])] : [];
  return menus.flatMap(({ name, categories }) => [name, ...categories.map((one) => one.name)]);
}

/** The characters of headings in a theme: capitals, category numerals. */
const asWritten =
  ({ caps, sections }: Theme, language = defaultLanguage) =>
  (text: string) => {
    const capitals = text.toLocaleUpperCase(language);
    if (caps) return capitals;
    if (sections === 'caps') return text + capitals;
    return sections === 'numeral' ? `${text}0123456789` : text;
  };

/** All headings in all languages the face supports; and the name only, in case they do not fit. */
function textsOf({ restaurant, shown, translations }: Viewed): string[] {
  const further = translations.filter(({ language }) => isInLatin(language));
  const texts = [shown, ...further.map((one) => one.shown)].flatMap(headingsOf);
  const words = [fixed, ...fixedIn(restaurant.language)];
  const written = asWritten(themeOf(restaurant.look), restaurant.language);
  return [[restaurant.name, ...texts, ...words].join(' '), restaurant.name].map(written);
}

/** The published pages' subset. */
function cutBefore(look: ShownLook | undefined): FontSubset | undefined {
  const { cut, faces, names_only: isNameAlone = false } = look ?? {};
  return cut !== undefined && faces ? { cut, faces, isNameAlone } : undefined;
}

/** Subsets the restaurant's face, chosen directly or by theme, to its headings. */
export async function withSubsetFonts(
  view: View,
  before: Published | undefined,
  faces: FontSubsetter,
): Promise<View> {
  if (!view?.restaurant.look) return view;
  const { restaurant } = view;
  const { look } = restaurant;
  const had = cutBefore(before?.restaurant?.look);
  const made = await faces.subsetFor(faceOf(look), textsOf(view), had);
  if (!made) return view;
  const { cut, faces: files, isNameAlone } = made;
  const set = { ...look, faces: files, cut, ...(isNameAlone && { names_only: true }) };
  return { ...view, restaurant: { ...restaurant, look: set } };
}
