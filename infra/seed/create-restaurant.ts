import * as z from 'zod';
import type { DemoOwner } from './demo-owner.ts';
import type { DemoDish, DemoMenu, DemoRestaurant } from './places/demo-restaurant.ts';

const edited = z.object({ made: z.array(z.object({ ref: z.string(), id: z.string() })) });

const sectionRef = (at: number) => `new:s${at}`;
const dishRef = (section: number, at: number) => `new:d${section}-${at}`;

function dishFields({
  name,
  description,
  price,
  price_kind,
  choices,
  calories,
  diets = [],
  allergens,
}: DemoDish) {
  const isConfirmed = allergens !== undefined && allergens !== 'none';
  return {
    name,
    description,
    price,
    price_kind,
    choices,
    calories,
    ...(isConfirmed && { allergens, allergens_confirmed: true }),
    is_vegan: diets.includes('vegan'),
    is_vegetarian: diets.includes('vegan') || diets.includes('vegetarian'),
    is_gluten_free: diets.includes('gluten_free'),
  };
}

/** Its sections and dishes, as edits of the menu editor. */
export const editsOf = ({ sections }: Pick<DemoMenu, 'sections'>) =>
  sections.flatMap(({ name, description, dishes }, section) => [
    { do: 'add_category', ref: sectionRef(section), name, description },
    ...dishes.map((dish, at) => ({
      do: 'add_item',
      ref: dishRef(section, at),
      category: sectionRef(section),
      ...dishFields(dish),
    })),
  ]);

/** Its translations, with the ids of the created things. */
function translationsOf({ menu, sections }: DemoMenu, menuId: string, ids: Map<string, string>) {
  const rows = sections.flatMap(({ abroad, dishes }, section) => [
    { kind: 'category', id: ids.get(sectionRef(section)), words: abroad },
    ...dishes.map((dish, at) => ({
      kind: 'item',
      id: ids.get(dishRef(section, at)),
      words: dish.abroad,
    })),
  ]);
  return [{ kind: 'menu', id: menuId, words: menu.abroad }, ...rows].filter(({ words }) => words);
}

/** By dish name. */
const dishIds = ({ sections }: DemoMenu, ids: ReadonlyMap<string, string>) =>
  sections.flatMap(({ dishes }, section) =>
    dishes.map(({ name }, at) => [name, ids.get(dishRef(section, at)) ?? ''] as const),
  );

/** In both languages; `more` is added to the create call. Returns its id, and its dishes' ids by name. */
async function openMenu(owner: DemoOwner, demo: DemoMenu, more: object = {}) {
  const { language, further, name, description, note } = demo.menu;
  const id = await owner.make('/api/menus/', { name, description, note, ...more });
  await owner.send('PUT', `/api/menus/${id}`, { language, further_languages: [further] });
  const answer = await owner.send('POST', `/api/menus/${id}/edits`, { edits: editsOf(demo) });
  const ids = new Map(edited.parse(answer).made.map((made) => [made.ref, made.id]));
  const rows = translationsOf(demo, id, ids);
  await owner.send('PUT', `/api/menus/${id}/translations/${further}`, { rows });
  return { id, dishes: dishIds(demo, ids) };
}

/** A dish's picture is added once it has an id, by its name. */
export type CreatedRestaurant = {
  id: string;
  place: DemoRestaurant;
  dishes: ReadonlyMap<string, string>;
};

/** Creates a restaurant with its menus, in both languages and in its look. */
export async function createRestaurant(
  owner: DemoOwner,
  place: DemoRestaurant,
): Promise<CreatedRestaurant> {
  const id = await owner.make('/api/restaurants/', place.restaurant);
  await owner.make(`/api/restaurants/${id}/locations`, place.address);
  const { dishes } = await openMenu(owner, place, { restaurant_id: id });
  const further_menus: object[] = [];
  for (const menu of place.furtherMenus ?? []) {
    const opened = await openMenu(owner, menu);
    dishes.push(...opened.dishes);
    further_menus.push({ menu_id: opened.id, times: menu.times });
  }
  if (place.furtherMenus) await owner.send('PUT', `/api/restaurants/${id}`, { further_menus });
  await owner.send('PUT', `/api/restaurants/${id}/look`, place.look);
  return { id, place, dishes: new Map(dishes) };
}
