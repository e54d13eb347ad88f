import { sectionsOf, dishesOf, allergensIn, eachReads } from '../testing/read-text.ts';
import { allergenCodes } from '../words/said-allergens.ts';

const allergensOf = (text: string) =>
  sectionsOf(text).flatMap(({ dishes }) =>
    dishes.map(({ name, allergens }) => `${name}: ${allergens}`),
  );

eachReads(allergensIn, {
  'capitals behind a price are codes where a legend explains each': [
    'Smoked trout / 95 A G\nRed beet / 139 G\n\nA = gluten, G = milk, L = celery',
    'Smoked trout 95: gluten, milk; Red beet 139: milk',
  ],
  'a single line of allergens right below a dish is its own, where others follow': [
    'Salade lyonnaise 11,50 €\nAllergènes : gluten, œufs, moutarde\nSoupe 8,00 €\nTarte 6,00 €',
    'Salade lyonnaise 11.5: gluten, egg, mustard; Soupe 8: none; Tarte 6: none',
  ],
  'one that may be said of several dishes is of none': [
    'Soup 7.50\n\nBread 3.00\n\nAllergens: celery, milk',
    'Soup 7.5: none; Bread 3: none',
  ],
  'codes below a dish are those of every allergen': [
    'Clams 9\nsteamed, with wine (12, 14)\nBread 3\n\n1 wheat, 12 sulphites, 14 molluscs',
    'Clams 9: sulfites, mollusks; Bread 3: none',
  ],
  'brackets that hold allergens in words name them, where several do': [
    'Soup with butter (Barley, milk) 6\nStew with cod (wheat, milk, fish) 9\nPie (milk, eggs) 7\nBeetroot (sulphite) 5',
    'Soup with butter 6: gluten, milk; Stew with cod 9: gluten, fish, milk; Pie 7: egg, milk; Beetroot 5: sulfites',
  ],
  'brackets that hold allergens in words name them, where several do, too': [
    'Croissant 1,25   [gluten, lait]\nPain 1,35   [gluten, lait, fruits à coque]\nChausson 2,60   [gluten, œuf]\nBrioche 6,50   [gluten]',
    'Croissant 1.25: gluten, milk; Pain 1.35: gluten, milk, nuts; Chausson 2.6: gluten, egg; Brioche 6.5: gluten',
  ],
  'codes that are run together are read one by one, where a legend explains each': [
    'Garlic soup AGL 6.50\nGoulash AL 7.20\nRib BBQ 15.00\n\nA = gluten, G = milk, L = celery',
    'Garlic soup 6.5: gluten, milk, celery; Goulash 7.2: gluten, celery; Rib BBQ 15: none',
  ],
  'a number with a letter is the code of a kind': [
    'Chowder (1a, 7) 9\nRisotto (1c, 7, 12) 14\n\nAllergens: 1a wheat, 1c barley, 7 milk, 12 sulphites',
    'Chowder 9: gluten, milk; Risotto 14: gluten, milk, sulfites',
  ],
  'a last word in capitals is no run of codes where all are, and codes alone below belong to the dish':
    [
      'PEAR CAKE AND CREAM\n149,-\n\n(M, E, A)\n\nSHRIMP TOAST\n165,-\n(SK, R)\n\nSk=Skalldyr(Shellfish) M= Melk(Milk) E=Egg C=Selleri(Celery) R=Rug(Rye) A=Mandel(Almond) Bl=Bløtdyr(Mollusc)',
      'PEAR CAKE AND CREAM 149: egg, milk, nuts; SHRIMP TOAST 165: gluten, crustaceans',
    ],
  ...Object.fromEntries(
    [
      'Alle Preise in Euro inkl. MwSt. A Gluten (Weizen), F Soja, G Milch. Fragen Sie uns!',
      'Prix nets, service compris – A) gluten F) soja G) lait',
      'All prices include VAT. A.Gluten F.Soya G.Milk',
      '価格は税込です。 A: Gluten | F: Soja | G: Milk',
      '* A - contains gluten, F - contains soy, G - contains milk',
      'Ceny zawierają VAT. A Gluten F Soja G Mleko',
    ].map((legend) => [
      `what stands before the first letter of a legend does not matter: ${legend}`,
      [
        `Karaage (A,F) 8,50\nTofu (F) 4,90\nMochi (G) 5,50\n\n${legend}`,
        'Karaage 8.5: gluten, soy; Tofu 4.9: soy; Mochi 5.5: milk',
      ] as const,
    ]),
  ),
  'additives that a legend names are said as it names them': [
    'Karaage (A,C,1) 8.50\nWakame (2,1) 5.50\nCola (9) 2.90\nBier (A) 3.90\n\nA Gluten, C Ei\nZusatzstoffe: 1 mit Farbstoff, 2 Konservierungsstoff, 9 koffeinhaltig',
    'Karaage 8.5: gluten, egg, Farbstoff; Wakame 5.5: Konservierungsstoff, Farbstoff; Cola 2.9: koffeinhaltig; Bier 3.9: gluten',
  ],
  'a legend may shorten the words of its codes': [
    'Lahmacun  A  4,-\nSalat G 3,50\n\nA=Gluten G=Milch 2=Konservierungsst. 3=Antiox.',
    'Lahmacun 4: gluten; Salat 3.5: milk',
  ],
});

eachReads(allergensOf, {
  'a line of codes below each dish, whose price stands alone': [
    'Żurek\nz jajkiem\n13,90 zł\nAlergeny: 1, 3\n\nKefir\n5,50 zł\nAlergeny: 7\n\nWykaz alergenów: 1 – gluten, 3 – jaja, 7 – mleko',
    ['Żurek: gluten, egg', 'Kefir: milk'],
  ],
  'a line of codes of several dishes that no blank parts': [
    'Żurek 13,90 zł\nKefir 5,50 zł\nAlergeny: 3, 7\n\n3 – jaja, 7 – mleko',
    ['Żurek: ', 'Kefir: egg, milk'],
  ],
  'a line of codes apart from the last dish': [
    'Żurek 13,90 zł\n\nKefir 5,50 zł\n\nAlergeny: 3, 7\n\n3 – jaja, 7 – mleko',
    ['Żurek: ', 'Kefir: '],
  ],
});

test.each([
  ['what its legend says', '🌱 Vegan   🌶 Spicy', [true, true]],
  ['what a legend with commas says', '🌱 – bez mięsa, jaj i mleka (wegańskie)', [true, true]],
  ['another sign’s legend', '🌱 = ostre, 🌶 = wegańskie', [false, false]],
  ['no meat, where no legend says more', '', [true, false]],
])('a leaf means %s, and none where it is crossed', (_, legendHere, [isVegetarian, isVegan]) => {
  const text = `Zupa z soczewicy 🌱 13,90 zł\nZupa z wątróbką 15,90 zł ❌🌱\n\n${legendHere}`;
  const dishes = dishesOf(text);
  expect(dishes).toMatchObject([
    { name: 'Zupa z soczewicy', isVegetarian, isVegan },
    { name: 'Zupa z wątróbką', isVegetarian: false, isVegan: false },
  ]);
});

test('small codes behind a name are those of a legend, which may have one for a dish that can be made so', () => {
  expect(
    allergensOf('Ham terrine (gfo, x) 9\nHouse salad (gfo, vg) 4\n\nvg vegan, gf gluten free'),
  ).toEqual(['Ham terrine (gfo, x): ', 'House salad: ']);
  const dishes = dishesOf(
    'Ham terrine gfo 9\nHouse salad ve gf 4\nBanana bread v 5\n\nv vegetarian · ve vegan · gf made without gluten · gfo gluten-free option available',
  );
  expect(dishes.map(({ name, isVegetarian }) => [name, isVegetarian])).toEqual([
    ['Ham terrine', false],
    ['House salad', true],
    ['Banana bread', true],
  ]);
});

test('marks of one letter behind one of two are read with it, and the word for allergens is no code', () => {
  const [dish] = dishesOf(
    'Ärtbiff    VE, L, G    169:-\n\nVE = vegansk, G = glutenfri, L = laktosfri',
  );
  expect(dish).toMatchObject({ name: 'Ärtbiff', isVegan: true, isGlutenFree: true });
  expect(['Alergeni', 'Alergeni: G', 'Alg.1,3'].map(allergenCodes)).toEqual([
    [],
    ['G'],
    ['1', '3'],
  ]);
});

test('short codes in brackets on many lines are codes, whatever they stand for, and one dish says so', () => {
  const dishes = dishesOf(
    'Lamb cawl (CE, GL – Wheat, MI) £11.75\nLeek tart (GL – Wheat, EG, MU) £5.75\nSausages (V, EG, MI, SU) £10.75\nRice pudding (V, MI) £4.95\nFish pie (FI) £9.95',
  );
  expect(dishes.map(({ name, isVegetarian }) => [name, isVegetarian])).toEqual([
    ['Lamb cawl', false],
    ['Leek tart', false],
    ['Sausages', true],
    ['Rice pudding', true],
    ['Fish pie', false],
  ]);
  expect(dishes.filter(({ doubts }) => doubts.length > 0)).toHaveLength(1);
  expect(dishes.flatMap(({ unexplained = [] }) => unexplained)).toHaveLength(11);
});

test('each dish of whose codes a legend explains some says which are not', () => {
  const text =
    'Karaage (A,C,F) 8.50\nTofu (F) 4.90\nPie (A,F) 9.50\nCurry (A,C) 7.50\nRice (C) 3.50';
  const dishes = dishesOf(`${text}\n\nA = gluten, F = soy`);
  expect(dishes.map(({ name, doubts: [doubt] }) => `${name}: ${doubt?.reason ?? ''}`)).toEqual([
    'Karaage: No legend explains C.',
    'Tofu: ',
    'Pie: ',
    'Curry: No legend explains C.',
    'Rice: ',
  ]);
});

test('an N that no legend explains is to be looked at: in many places it warns of nuts', () => {
  const [salad, soup] = dishesOf('Lentil salad (v, n) 9\nTomato soup (v) 5\nPlain rice 3');
  expect(salad).toMatchObject({ name: 'Lentil salad', isVegetarian: true, allergens: '' });
  expect(salad?.doubts).toContainEqual({ field: 'allergens', reason: 'No legend explains N.' });
  expect(soup?.doubts).toEqual([]);
});
