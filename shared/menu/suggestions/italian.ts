import type { FoodWords } from './food-words.ts';

export const italian: FoodWords = [
  [
    [],
    'noce di cocco, latte di cocco, noce moscata, grano saraceno, farina di riso, farina di ceci, castagne, burro di cacao',
  ],
  [
    ['gluten'],
    'glutine, farina, frumento, grano, segale, orzo, farro, pane, piadina, panino, grissini, crostino, impanato, impanata, gnocco, birra, trofie, paccheri, spaghettoni',
  ],
  [['gluten', 'milk'], 'margherita, pizza bianca, suppli'],
  [['gluten', 'egg'], 'tagliolini, agnolotti, pasta all uovo, cotoletta'],
  [['gluten', 'egg', 'milk'], 'torta, tortellini, crostata, cannolo, baba, panettone, bigne'],
  [
    ['crustaceans'],
    'gambero, gamberetto, gamberone, granchio, aragosta, astice, scampo, mazzancolle',
  ],
  [['crustaceans', 'molluscs'], 'frutti di mare, allo scoglio'],
  [['egg'], 'uovo, uova'],
  [
    ['fish'],
    'pesce, pesce spada, salmone, tonno, vitello tonnato, acciuga, acciughe, alici, merluzzo, baccala, branzino, orata, trota, sgombro, bottarga',
  ],
  [['peanuts'], 'arachide, arachidi'],
  [['soy'], 'soia'],
  [
    ['milk'],
    'latte, formaggio, burro, panna, gelato, stracciatella, stracchino, scamorza, fontina, taleggio, crema, quattro formaggi, bufala, ai formaggi, affogato',
  ],
  [['nuts'], 'noce, noci, mandorla, nocciola, pistacchio, pinoli, anacardi, gianduia'],
  [['celery'], 'sedano, soffritto'],
  [['mustard'], 'senape'],
  [['sesame'], 'sesamo'],
  [
    ['sulphites'],
    'vino, vino rosso, vino bianco, aperol, spritz, aceto balsamico, barolo, chianti',
  ],
  [['lupin'], 'lupino, lupini'],
  [
    ['molluscs'],
    'cozza, cozze, vongola, calamaro, polpo, seppia, ostrica, ostriche, capesante, lumache, moscardini',
  ],
];
