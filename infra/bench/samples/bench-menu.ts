const dishes =
  'soup salad tart risotto stew pie flatbread skewer dumplings broth terrine gnocchi curry chowder croquettes gratin pilaf ragout'.split(
    ' ',
  );
const mains =
  'leek fennel lamb trout squash beetroot chicken mushroom aubergine pork cod lentil artichoke duck cauliflower crab pumpkin tomato chickpea rabbit'.split(
    ' ',
  );
const sides =
  'brown butter|salsa verde|pickled onion|sea salt|burnt lemon|toasted almonds|new potatoes|green beans|crème fraîche|wild garlic|black pepper|honey and thyme|caper dressing|smoked paprika|rye crumb|soft herbs|cider vinegar|roast garlic|shaved pecorino|orange peel'.split(
    '|',
  );
const manners =
  'Slow roasted with|Grilled over oak,|Baked with|Served cold with|From the oven, with|Raw, with|Stewed in wine with|Two of them, with'.split(
    '|',
  );
const ends = [
  '',
  '',
  ', for two',
  ', made this morning',
  ', as long as there is any',
  ', from the valley',
  ', with bread',
];
const declared = [
  'gluten, milk',
  'milk',
  'egg, gluten, milk',
  'fish',
  'nuts, may contain: sesame',
  'none',
  '',
  'celery, mustard',
];

/** Seeded, so that runs are comparable. */
function seededPicker(seed: number) {
  let state = seed;
  return <Of>(of: readonly Of[]): Of => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    const one = of[Math.floor((state / 2 ** 32) * of.length)];
    if (one === undefined) throw new Error('Nothing to choose from');
    return one;
  };
}

const capital = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;

export type BenchDish = Record<string, string>;
export type BenchCategory = { name: string; dishes: BenchDish[] };

/** A menu of this many dishes, about twelve per category, 50 categories at most. */
export function benchMenu(size: number): BenchCategory[] {
  const one = seededPicker(size);
  const count = Math.min(50, Math.max(1, Math.round(size / 12)));
  const categories = Array.from({ length: count }, (_, at) => ({
    name: `${capital(one(mains))} and ${one(dishes)}${at > 20 ? ` ${at}` : ''}`,
    dishes: Array<BenchDish>(),
  }));
  for (let at = 0; at < size; at += 1) {
    const allergens = one(declared);
    const vegetarian = one([true, false, false]);
    categories[at % count]?.dishes.push({
      name: capital(`${one(mains)} ${one(dishes)}`),
      description: `${one(manners)} ${one(sides)}, ${one(sides)} and ${one(sides)}${one(ends)}`,
      price: String(one([6, 8.5, 11, 12.5, 14, 17, 19.5, 23, 26])),
      sort_order: String(at),
      is_vegetarian: String(vegetarian),
      is_vegan: String(vegetarian && one([true, false])),
      is_gluten_free: String(allergens !== '' && !allergens.includes('gluten')),
      ...(allergens !== '' && { allergens, allergens_confirmed: 'true' }),
    });
  }
  return categories;
}
