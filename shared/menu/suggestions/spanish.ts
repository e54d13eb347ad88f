import type { FoodWords } from './food-words.ts';

export const spanish: FoodWords = [
  [
    [],
    'leche de coco, nuez moscada, trigo sarraceno, harina de maiz, harina de arroz, manteca de cacao, castana, tortilla de maiz',
  ],
  [
    ['gluten'],
    'trigo, harina, centeno, cebada, avena, espelta, pan de, pan con tomate, pan tostado, bocadillo, rebozado, rebozada, empanado, empanada, empanadas, cerveza, fideos, montadito',
  ],
  [['gluten', 'egg', 'milk'], 'croqueta, bizcocho, torrija, tarta, churros'],
  [['crustaceans'], 'camaron, langostino, cangrejo, bogavante, langosta, cigala, gamba'],
  [['crustaceans', 'molluscs'], 'marisco, mariscos, paella'],
  [['egg'], 'huevo, tortilla espanola, tortilla de patatas, alioli, allioli'],
  [['egg', 'milk'], 'crema catalana, natillas'],
  [
    ['fish'],
    'pescado, salmon, atun, bacalao, merluza, anchoa, boqueron, boquerones, sardina, trucha, lubina, dorada',
  ],
  [['peanuts'], 'cacahuete, cacahuate, mani'],
  [['soy'], 'soja'],
  [['milk'], 'leche, queso, mantequilla, nata, helado, crema, arroz con leche, manchego, requeson'],
  [['nuts'], 'nuez, nueces, almendra, avellana, anacardo, pistacho, pinon, turron, romesco'],
  [['celery'], 'apio'],
  [['mustard'], 'mostaza'],
  [['sesame'], 'sesamo, ajonjoli'],
  [['sulphites'], 'vino, vino tinto, vino blanco, jerez, sangria'],
  [['lupin'], 'altramuz, altramuces'],
  [
    ['molluscs'],
    'mejillon, mejillones, almeja, calamar, calamares, pulpo, sepia, ostra, vieira, caracoles, chipirones',
  ],
];
