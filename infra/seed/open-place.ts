import * as z from 'zod';
import type { DemoOwner } from './demo-owner.ts';
import { givePictures, pictureKeys } from './give-pictures.ts';
import type { DemoDish, DemoPlace } from './places/demo-place.ts';

const edited = z.object({ made: z.array(z.object({ ref: z.string(), id: z.string() })) });

const sectionRef = (at: number) => `new:s${at}`;
const dishRef = (section: number, at: number) => `new:d${section}-${at}`;

function dishFields({ name, description, price, choices, diets = [], allergens }: DemoDish) {
  const isConfirmed = allergens !== undefined && allergens !== 'none';
  return {
    name,
    description,
    price,
    choices,
    ...(isConfirmed && { allergens, allergens_confirmed: true }),
    is_vegan: diets.includes('vegan'),
    is_vegetarian: diets.includes('vegan') || diets.includes('vegetarian'),
    is_gluten_free: diets.includes('gluten_free'),
  };
}

/** Its sections and dishes, as the menu's editor would make them. */
export const editsOf = ({ sections }: DemoPlace) =>
  sections.flatMap(({ name, description, dishes }, section) => [
    { do: 'add_category', ref: sectionRef(section), name, description },
    ...dishes.map((dish, at) => ({
      do: 'add_item',
      ref: dishRef(section, at),
      category: sectionRef(section),
      ...dishFields(dish),
    })),
  ]);

/** Its texts in the further language, by the ids that its things were given. */
function translationsOf({ menu, sections }: DemoPlace, menuId: string, ids: Map<string, string>) {
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

/** By the names of dishes. */
const dishIds = ({ sections }: DemoPlace, ids: ReadonlyMap<string, string>) =>
  new Map(
    sections.flatMap(({ dishes }, section) =>
      dishes.map(({ name }, at) => [name, ids.get(dishRef(section, at)) ?? ''] as const),
    ),
  );

/** Opens a restaurant with its menu, in both of its languages and in its look. Answers its id. */
export async function openPlace(owner: DemoOwner, place: DemoPlace): Promise<string> {
  const { language, further, name, note } = place.menu;
  const id = await owner.make('/api/restaurants/', place.restaurant);
  await owner.make(`/api/restaurants/${id}/locations`, place.address);
  const menu = await owner.make('/api/menus/', { name, note, restaurant_id: id });
  const languages = { language, further_languages: [further] };
  await owner.send('PUT', `/api/menus/${menu}`, languages);
  const answer = await owner.send('POST', `/api/menus/${menu}/edits`, { edits: editsOf(place) });
  const ids = new Map(edited.parse(answer).made.map((made) => [made.ref, made.id]));
  const rows = translationsOf(place, menu, ids);
  await owner.send('PUT', `/api/menus/${menu}/translations/${further}`, { rows });
  const { pictures } = place;
  const keys = pictures && (await pictureKeys(owner, id, pictures));
  await owner.send('PUT', `/api/restaurants/${id}/look`, { ...place.look, ...keys });
  if (pictures) await givePictures(owner, pictures, dishIds(place, ids));
  return id;
}
