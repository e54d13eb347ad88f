import { defaultLanguage } from '@menuleaf/shared/contracts/catalogue/default-language.ts';
import { speaking } from '@menuleaf/public-menu/src/page/speaking.ts';
import type { PageWords } from '@menuleaf/public-menu/src/words/page-words.ts';
import type { FurtherMenu } from '@menuleaf/shared/contracts/public-menu.ts';
import type { FaceCutter } from '../faces/cut-face.ts';
import { isInLatin } from '../pages/for-language.ts';
import { lastingCaching, type PagesStore } from '../pages/pages-store.ts';
import type { Published } from '../public-menu-store.ts';
import type { View } from './render.ts';

type Context = { faces: FaceCutter; pages: PagesStore };

type Viewed = NonNullable<View>;

/** What every page of a restaurant may have as a heading. */
const fixed = 'Our Menu Contact Opening Hours Menu Not Found';

/** What further ones it has in its main language. */
const fixedIn = (language = defaultLanguage) =>
  language === defaultLanguage ? [] : [headings(speaking(language, language).words.page).join(' ')];
const headings = ({ ourMenu, contact, hours }: PageWords) => [ourMenu, contact, hours];

function headingsOf(shown: Viewed['shown']): string[] {
  const menus: FurtherMenu[] = shown ? [shown, ...(shown.further ?? [])] : [];
  return menus.flatMap(({ name, categories }) => [name, ...categories.map((one) => one.name)]);
}

/** All headings of all languages that the face has letters for, and where they are too much the name alone. */
function textsOf({ restaurant, shown, translations }: Viewed): string[] {
  const further = translations.filter(({ language }) => isInLatin(language));
  const texts = [shown, ...further.map((one) => one.shown)].flatMap(headingsOf);
  const words = [fixed, ...fixedIn(restaurant.language)];
  return [[restaurant.name, ...texts, ...words].join(' '), restaurant.name];
}

const fileOf = (path: string) => path.split('/').at(-1) ?? '';
const keyOf = (path: string) => path.slice(1);

async function store(id: string, made: readonly { name: string; bytes: Buffer }[], at: PagesStore) {
  const put = ({ name, bytes: body }: { name: string; bytes: Buffer }) =>
    at.putFile({
      key: `restaurant/${id}/${name}`,
      body,
      contentType: 'font/woff2',
      caching: lastingCaching,
    });
  await Promise.all(made.map(put));
}

/**
 * Puts the face that a restaurant chose beside its pages, cut to their headings, before any page names it. Returns what
 * the pages are then made of, and the files that none of them names any more once they are written.
 */
export async function inItsFace(
  view: View,
  before: Published | undefined,
  { faces, pages }: Context,
): Promise<{ view: View; unused: string[] }> {
  const had = before?.restaurant?.look?.faces ?? [];
  const without = { view, unused: had.map(keyOf) };
  if (!view?.restaurant.look) return without;
  const { restaurant } = view;
  const { id, look } = restaurant;
  const cut = await faces.filesFor(look?.type, textsOf(view), had.map(fileOf));
  if (!cut) return without;
  await store(id, cut.made, pages);
  const paths = cut.names.map((name) => `/restaurant/${id}/${name}`);
  const set = { ...look, faces: paths, ...(cut.at > 0 && { names_only: true }) };
  return {
    view: { ...view, restaurant: { ...restaurant, look: set } },
    unused: had.filter((path) => !paths.includes(path)).map(keyOf),
  };
}
