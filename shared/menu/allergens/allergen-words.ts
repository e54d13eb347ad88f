import { type Allergen, allergens } from './allergen-names.ts';

const words: Record<Allergen, string> = {
  gluten:
    'gluten wheat rye barley oat oats spelt kamut farro semolina couscous bulgur seitan freekeh einkorn emmer triticale durum malt flour bread breadcrumbs pasta',
  crustaceans:
    'crustacean crustaceans prawn prawns shrimp shrimps crab lobster langoustine langoustines crayfish krill scampi shellfish seafood',
  egg: 'egg eggs albumen mayonnaise mayo',
  fish: 'fish anchovy anchovies salmon tuna cod trout haddock mackerel sardine sardines bass seafood',
  peanuts: 'peanut peanuts groundnut groundnuts',
  soy: 'soy soya soybean soybeans soyabean tofu edamame tempeh miso',
  milk: 'milk dairy lactose cheese butter cream yoghurt yogurt whey casein ghee mozzarella parmesan',
  nuts: 'nut nuts almond almonds hazelnut hazelnuts walnut walnuts cashew cashews pecan pecans pistachio pistachios macadamia macadamias tree-nut tree-nuts',
  celery: 'celery celeriac',
  mustard: 'mustard',
  sesame: 'sesame tahini',
  sulphites: 'sulphite sulphites sulfite sulfites sulphur sulfur so2',
  lupin: 'lupin lupine lupins',
  molluscs:
    'mollusc molluscs mollusk mollusks mussel mussels oyster oysters clam clams squid octopus scallop scallops snail snails calamari cockle cockles cuttlefish shellfish seafood',
};

const meanings = new Map<string, Allergen[]>();
for (const allergen of allergens) {
  for (const word of words[allergen].split(' ')) {
    meanings.set(word, [...(meanings.get(word) ?? []), allergen]);
  }
}

/** Allergens a word names: `shellfish` two, `kiwi` none. */
export const meaningOf = (word: string): Allergen[] => meanings.get(word) ?? [];

const wholes = new Set(
  'gluten crustacean crustaceans shellfish seafood egg eggs fish peanut peanuts groundnut groundnuts soy soya milk dairy nut nuts tree-nut tree-nuts celery mustard sesame sulphite sulphites sulfite sulfites lupin lupine lupins mollusc molluscs mollusk mollusks'.split(
    ' ',
  ),
);

/** Whether being free of it is being free of the allergen: so it is of milk, not of lactose; of gluten, not of wheat. */
export const isWholeAllergen = (word: string): boolean => wholes.has(word);
