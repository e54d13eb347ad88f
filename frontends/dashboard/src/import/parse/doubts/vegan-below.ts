import type { ReadMenu, ReadSection, SourceLine } from '../source-line.ts';
import { parseDiets } from '../words/said-diets.ts';

/** «Menu», «dishes», «our», in the languages of menus. */
const ofAny =
  /(?<!\p{L})(?:menus?|dishes|mains?|starters?|our|unsere|gerichte|speisen|nos|plats|platos|piatti|pratos|gerechten|retter|rätter|dania|jídla|jedlá|jela|ételek|блюда|страви|ястия|πιάτα|yemekler)(?!\p{L})|เมนู|메뉴|料理|メニュー|菜单|菜單|قائمة|أطباق|תפריט|[🌱🌿🍃Ⓥⓥ]/giu;

/** «Vegan», «เมนูเจ (วีแกน)», «Our vegan dishes»: a heading that says nothing else. What is below “Vegetarian” may hold fish in some places. */
function isVegan(name: string): boolean {
  const parts = name
    .normalize('NFC')
    .replaceAll(ofAny, ' ')
    .split(/[()]/u)
    .map((part) => part.trim())
    .filter(Boolean);
  return (
    parts.length > 0 && parts.every((part) => parseDiets(part)?.every((diet) => diet === 'vegan'))
  );
}

const notVegan = /fish|crustaceans|mollus|milk|egg/u;

function markBelow({ name, line, dishes }: ReadSection, lines: readonly SourceLine[]): void {
  if (line < 0 || !isVegan(name)) return;
  const start = lines[line + 1]?.text.trim() === '' ? line + 2 : line + 1;
  for (const dish of dishes) {
    const [first = 0] = dish.lines;
    const isRightBelow = lines.slice(start, first).every(({ text }) => text.trim() !== '');
    if (!isRightBelow || notVegan.test(dish.allergens)) continue;
    Object.assign(dish, { isVegetarian: true, isVegan: true });
    dish.doubts.push({ field: 'diet', reason: `It is marked as its heading says “${name}”.` });
  }
}

/** Marks what stands right below a heading “Vegan”; each dish asks about it. */
export function withVeganBelow(menu: ReadMenu): ReadMenu {
  for (const section of menu.sections) markBelow(section, menu.lines);
  return menu;
}
