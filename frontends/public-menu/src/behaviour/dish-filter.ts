import { type DeclaredAllergens, declaredAllergens } from './declared-allergens.ts';

/** What the markup says of one dish. */
export type Dish = DeclaredAllergens & { text: string; diets: string };

/** A dish and where it stands. */
export type Row = { item: HTMLElement; dish: Dish };

/** What a diner looks for. `diets` are letters of the list below. */
export type Wish = { text: string; diets: string[]; without: string[] };

export const diets = [
  ['v', 'Vegetarian'],
  ['V', 'Vegan'],
  ['g', 'Gluten free'],
] as const;

/** «Vegetarian · Without milk · “soup”» */
export const wishWords = ({ text, diets: letters, without }: Wish) =>
  [
    ...diets.flatMap(([letter, name]) => (letters.includes(letter) ? [name] : [])),
    ...(without.length > 0 ? [`Without ${without.join(', ')}`] : []),
    ...(text.trim() ? [`“${text.trim()}”`] : []),
  ].join(' · ');

/** Without accents and case, so that «creme» finds «Crème». */
export const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** `diets` holds letters; `declared` is what `data-a` says. */
export const readDish = (text: string, diets: string, declared: string | undefined): Dish => ({
  text: plain(text),
  diets,
  ...declaredAllergens(declared),
});

/** Whether a dish is what is looked for; `ask` when its allergens are not known, which is never a yes. */
export function fits(dish: Dish, wish: Wish): 'yes' | 'no' | 'ask' {
  const words = plain(wish.text).split(/\s+/).filter(Boolean);
  if (!words.every((word) => dish.text.includes(word))) return 'no';
  if (!wish.diets.every((diet) => dish.diets.includes(diet))) return 'no';
  const found = [...dish.contains, ...dish.mayContain];
  if (wish.without.some((name) => found.includes(name))) return 'no';
  return wish.without.length > 0 && !dish.isDeclared ? 'ask' : 'yes';
}
