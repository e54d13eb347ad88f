import type { FoodWords } from './food-words.ts';

export const french: FoodWords = [
  [
    [],
    'noix de coco, lait de coco, creme de coco, noix de muscade, muscade, sarrasin, farine de riz, farine de sarrasin, beurre de cacao, chataigne, pleurote, pomme de terre',
  ],
  [
    ['gluten'],
    'ble, farine, seigle, orge, avoine, epeautre, semoule, boulgour, pain, pates, tartine, croque, biere, panure, chapelure, pane',
  ],
  [['gluten', 'milk'], 'croque monsieur, pate feuilletee, pain au chocolat, flammekueche'],
  [
    ['gluten', 'egg', 'milk'],
    'gateau, gateaux, tarte, gaufre, galette, pain perdu, madeleine, chou a la creme, tarte tatin, croque madame',
  ],
  [['gluten', 'milk'], 'soupe a l oignon'],
  [['crustaceans'], 'crevette, gambas, crabe, homard, langouste, ecrevisse, crustace'],
  [['crustaceans', 'molluscs'], 'fruits de mer'],
  [['egg'], 'oeuf, ile flottante, blanc d oeuf'],
  [['egg', 'mustard'], 'sauce tartare, sauce gribiche'],
  [
    ['fish'],
    'poisson, saumon, thon, cabillaud, morue, truite, anchois, sardine, maquereau, lotte, dorade, brochet, hareng, brandade',
  ],
  [['peanuts'], 'cacahuete, arachide'],
  [['soy'], 'soja'],
  [
    ['milk'],
    'lait, fromage, chevre chaud, beurre, creme, glace, yaourt, fromage blanc, chantilly, comte, reblochon, tartiflette, gratin, chocolat, dauphinois',
  ],
  [
    ['nuts'],
    'noix, amande, noisette, noix de cajou, noix de pecan, pistache, pralin, financier, cerneaux',
  ],
  [['celery'], 'celeri'],
  [['celery', 'egg', 'mustard'], 'celeri remoulade'],
  [['mustard'], 'moutarde'],
  [['sesame'], 'sesame'],
  [['sulphites'], 'vin, vin rouge, vin blanc, coq au vin, bourguignon, kir'],
  [
    ['molluscs'],
    'moule, huitre, coquille saint jacques, saint jacques, poulpe, calmar, encornet, seiche, bulot, palourde, moules frites',
  ],
];
