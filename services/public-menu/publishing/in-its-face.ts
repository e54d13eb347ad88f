import type { FaceCutter } from '../faces/cut-face.ts';
import { lastingCaching, type PagesStore } from '../pages/pages-store.ts';
import type { Published } from '../public-menu-store.ts';
import type { View } from './render.ts';

type Context = { faces: FaceCutter; pages: PagesStore };

/** What every page of a restaurant may have as a heading. */
const fixed = 'Our Menu Contact Opening Hours Menu Not Found';

/** All headings, and where they are too much the name alone. */
function textsOf({ restaurant, shown }: NonNullable<View>): string[] {
  const categories = shown?.categories.map(({ name }) => name) ?? [];
  return [[restaurant.name, shown?.name, ...categories, fixed].join(' '), restaurant.name];
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
