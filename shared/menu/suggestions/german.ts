import type { FoodWords } from './food-words.ts';

/** ä, ö, ü and ß are spelled a, o, u and ss here. */
export const german: FoodWords = [
  [
    [],
    '~frei, muskatnuss, muskat, kokosnuss, kokosmilch, kokos~, butternuss~, buchweizen~, leberkase, fleischkase, reisnudel, reisnudeln, glasnudel, glasnudeln, reismehl, maismehl, esskastanie, butterbohne, austernpilz, austernpilze, austernseitling, eisberg~, eisbein, eistee, eiswurfel, reismilch',
  ],
  [
    ['gluten'],
    'weizen~, roggen~, dinkel~, gerste~, hafer~, griess~, mehl, brot~, ~brot, brotchen, ~brotchen, semmel~, brezel, brezn, nudel~, ~nudeln, knodel~, ~knodel, maultaschen, flammkuchen, bier, weissbier, paniert, panade, toast~, ~teig',
  ],
  [['gluten', 'egg'], 'spatzle, schnitzel, ~schnitzel'],
  [
    ['gluten', 'egg', 'milk'],
    'kuchen, ~kuchen, torte, ~torte, pfannkuchen, kaiserschmarrn, waffel, waffeln, palatschinken, strudel, ~strudel, kasespatzle, berliner, krapfen, buchtel',
  ],
  [['crustaceans'], 'garnele, garnelen~, krabbe, krabben~, hummer~, krebs~, flusskrebs~, scampi'],
  [['crustaceans', 'molluscs'], 'meeresfruchte'],
  [['egg'], 'ei, eier~, spiegelei, ruhrei, omelett, baiser, wachtelei'],
  [['egg', 'mustard'], 'remoulade, mayonnaise'],
  [
    ['fish'],
    'fisch~, ~fisch, lachs~, ~lachs, forelle~, thunfisch~, kabeljau, hering~, matjes~, zander, makrele, sardelle, sardellen, scholle, seelachs, dorsch, barsch, aal, hecht, karpfen, rollmops',
  ],
  [['peanuts'], 'erdnuss~, erdnusse'],
  [['soy'], 'soja~, sojabohne'],
  [
    ['milk'],
    'milch~, ~milch, kase~, ~kase, sahne~, ~sahne, rahm~, ~rahm, schmand, quark~, joghurt~, eis, eiscreme, ~butter, krauterbutter, schokolade~, ~schokolade, topfen~, frischkase',
  ],
  [
    ['nuts'],
    'nuss, nusse, nuss~, mandel~, haselnuss~, haselnusse, walnuss~, walnusse, cashew~, pistazie~, pekannuss, krokant, marzipan~',
  ],
  [['celery'], 'sellerie~, ~sellerie, knollensellerie'],
  [['celery', 'mustard'], 'suppengrun'],
  [['mustard'], 'senf~, ~senf'],
  [['sesame'], 'sesam~'],
  [['sulphites'], 'wein, weisswein~, rotwein~, sekt, gluhwein, rosinen, schwefeldioxid'],
  [['lupin'], 'lupine~, lupinen~'],
  [
    ['molluscs'],
    'muschel~, ~muschel, ~muscheln, auster, austern, tintenfisch~, ~tintenfisch, schnecke, schnecken, weinbergschnecken, kalmar',
  ],
];
