import { choiceRows, readPriceText } from '@menuleaf/shared/menu/prices/choice-text.ts';
import type { DemoDish, DemoMenu } from './demo-restaurant.ts';

type Diet = NonNullable<DemoDish['diets']>[number];
const diets = ['vegetarian', 'vegan', 'gluten_free'] satisfies Diet[];

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());

function words(line: string) {
  const [name = '', description = ''] = cellsOf(line);
  return description === '' ? { name } : { name, description };
}

function prices(cell: string): Pick<DemoDish, 'price' | 'price_kind' | 'choices'> {
  const choices = choiceRows(cell.includes('=') ? cell : '');
  if (choices.length > 0) {
    const priced = choices.map(({ name, price }) => ({ name, price: Number(price) }));
    return { price: Math.min(...priced.map(({ price }) => price)), choices: priced };
  }
  const { price_kind, amount } = readPriceText(cell);
  const price = Number(amount);
  return price_kind === 'from' || price_kind === 'market' ? { price, price_kind } : { price };
}

function dish(line: string): DemoDish {
  const [, , price = '', fits = '', allergens, calories] = cellsOf(line);
  const own = diets.filter((diet) => fits.split(', ').includes(diet));
  return {
    ...words(line),
    ...prices(price),
    ...(own.length > 0 && { diets: own }),
    ...(allergens && { allergens }),
    ...(calories && { calories: Number(calories) }),
  };
}

/**
 * Reads `# section | description`, below it a line for each dish, `name | description | price | diets | allergens |
 * calories`, and behind `>` the words of the line above in the further language.
 */
export function readSections(text: string): DemoMenu['sections'] {
  const sections: (DemoMenu['sections'][number] & { dishes: DemoDish[] })[] = [];
  for (const line of text.trim().split('\n')) {
    const section = sections.at(-1);
    if (line.startsWith('# ')) sections.push({ ...words(line.slice(2)), dishes: [] });
    else if (!line.startsWith('> ')) section?.dishes.push(dish(line));
    else Object.assign(section?.dishes.at(-1) ?? section ?? {}, { abroad: words(line.slice(2)) });
  }
  return sections;
}
