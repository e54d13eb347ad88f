import type { WrittenWords } from './written-words.ts';

/** `+` after a dish: it can be vegetarian. Lists are parted by ` / `. */
export const west: Record<string, WrittenWords> = {
  en: {
    starters:
      'Leek Soup+ / Crab Cakes / Garden Salad+ / Chicken Wings / Beef Tartare / Stuffed Mushrooms+',
    mains:
      'Ribeye Steak / Fish Pie / Roast Chicken / Mushroom Risotto+ / Lamb Shank / Grilled Salmon / Vegetable Lasagna+ / Pork Belly',
    desserts: 'Apple Crumble+ / Chocolate Cake+ / Lemon Tart+ / Rice Pudding+ / Cheesecake+',
    drinks: 'Lemonade / Iced Tea / Pale Ale / House Red / Sparkling Water / Flat White',
    sections: {
      starters: 'Starters / Appetizers / Small Plates / To Share',
      mains: 'Mains / Entrees / Large Plates / From the Grill',
      desserts: 'Desserts / Sweets / Puddings / Afters',
      drinks: 'Drinks / Beverages / At the Bar',
    },
    ingredients: 'garlic / thyme / lemon / brown butter / almonds / parsley / red onion / honey',
    diets: 'vegetarian / vegan / gluten free',
    allergens: 'Allergens / gluten / egg / milk / nuts / fish',
    sizes: 'small / large',
    notes: 'Served with bread and butter / Please ask us about today’s specials',
    market: 'market price',
    person: 'per person',
    footers: 'Open daily from 11 am to 10 pm / All prices include tax / Follow us on social media',
  },
  de: {
    starters:
      'Kürbissuppe+ / Bunter Salat+ / Rindercarpaccio / Flädlesuppe / Matjestatar / Bruschetta+',
    mains:
      'Jägerschnitzel / Sauerbraten / Käsespätzle+ / Zanderfilet / Rinderroulade / Maultaschen / Gemüsestrudel+ / Schweinebraten',
    desserts: 'Rote Grütze+ / Apfelküchle+ / Mousse au Chocolat+ / Milchreis+ / Windbeutel+',
    drinks:
      'Apfelsaft / Pils vom Fass / Rhabarberschorle / Hauswein rot / Filterkaffee / Kamillentee',
    sections: {
      starters: 'Vorspeisen / Suppen und Salate / Kleine Gerichte / Für den Anfang',
      mains: 'Hauptgerichte / Vom Grill / Aus der Pfanne / Hausmannskost',
      desserts: 'Nachspeisen / Desserts / Süßes / Zum Abschluss',
      drinks: 'Getränke / Alkoholfreies / Von der Bar',
    },
    ingredients:
      'Knoblauch / Petersilie / Röstzwiebeln / Preiselbeeren / Kürbiskerne / Rahm / Schnittlauch / Honig',
    diets: 'vegetarisch / vegan / glutenfrei',
    allergens: 'Allergene / Gluten / Ei / Milch / Nüsse / Fisch',
    sizes: 'klein / groß',
    notes: 'Dazu servieren wir frisches Brot / Fragen Sie nach der Tageskarte',
    market: 'Tagespreis',
    person: 'pro Person',
    footers: 'Montag Ruhetag / Alle Preise inkl. MwSt. / Wir freuen uns auf Ihren Besuch',
  },
  fr: {
    starters:
      'Soupe de potiron+ / Salade de chèvre chaud+ / Rillettes maison / Tartare de saumon / Escargots de Bourgogne / Poireaux vinaigrette+',
    mains:
      'Blanquette de veau / Steak frites / Magret de canard / Ratatouille+ / Coq au vin / Sole meunière / Gratin de légumes+ / Confit de porc',
    desserts:
      'Crème brûlée+ / Tarte Tatin+ / Profiteroles+ / Clafoutis aux cerises+ / Baba au rhum+',
    drinks: 'Citron pressé / Kir / Café allongé / Cidre brut / Eau pétillante / Chocolat chaud',
    sections: {
      starters: 'Entrées / Pour commencer / Hors-d’œuvre / À partager',
      mains: 'Plats / Nos viandes / Plats principaux / Les incontournables',
      desserts: 'Desserts / Douceurs / Les gourmandises / Pour finir',
      drinks: 'Boissons / À boire / Rafraîchissements',
    },
    ingredients:
      'ail / persil / beurre noisette / échalotes / noisettes / thym / citron confit / miel',
    diets: 'végétarien / végan / sans gluten',
    allergens: 'Allergènes / gluten / œuf / lait / fruits à coque / poisson',
    sizes: 'petit / grand',
    notes: 'Servi avec du pain de campagne / Demandez notre plat du jour',
    market: 'selon arrivage',
    person: 'par personne',
    footers: 'Fermé le lundi / Prix nets service compris / Merci de votre visite',
  },
  it: {
    starters:
      'Caprese+ / Vitello tonnato / Insalata mista+ / Polpette al sugo / Carpaccio di manzo / Parmigiana+',
    mains:
      'Lasagne alla bolognese / Spaghetti al pomodoro+ / Saltimbocca / Ossobuco / Orata al forno / Risotto ai funghi+ / Pollo alla cacciatora / Gnocchi al pesto+',
    desserts: 'Panna cotta+ / Tiramisù+ / Cannoli siciliani+ / Torta di mele+ / Zabaione+',
    drinks:
      'Chinotto / Birra alla spina / Vino della casa / Acqua frizzante / Caffè lungo / Limonata',
    sections: {
      starters: 'Antipasti / Stuzzichini / Per iniziare / Insalate',
      mains: 'Primi e secondi / Piatti forti / Dalla cucina / Piatti del giorno',
      desserts: 'Dolci / Dessert / Per finire / Dalla pasticceria',
      drinks: 'Bevande / Bibite / Dal bar',
    },
    ingredients: 'aglio / basilico / capperi / olive nere / pinoli / burro / limone / miele',
    diets: 'vegetariano / vegano / senza glutine',
    allergens: 'Allergeni / glutine / uova / latte / frutta a guscio / pesce',
    sizes: 'piccola / grande',
    notes: 'Serviti con pane casereccio / Chiedete i piatti del giorno',
    market: 'prezzo del giorno',
    person: 'a persona',
    footers: 'Chiuso il lunedì / Prezzi IVA inclusa / Seguiteci sui social',
  },
  es: {
    starters:
      'Sopa de ajo+ / Ensalada mixta+ / Jamón serrano / Gambas al ajillo / Boquerones en vinagre / Espárragos a la plancha+',
    mains:
      'Paella valenciana / Solomillo de cerdo / Merluza al horno / Pisto manchego+ / Cordero asado / Rabo de toro / Arroz con verduras+ / Chuletón',
    desserts: 'Flan de huevo+ / Arroz con leche+ / Crema catalana+ / Tarta de queso+ / Torrijas+',
    drinks:
      'Sangría / Tinto de verano / Caña de cerveza / Agua con gas / Café solo / Zumo de naranja',
    sections: {
      starters: 'Entrantes / Para picar / Ensaladas / Para compartir',
      mains: 'Platos principales / Carnes y pescados / Segundos / De la brasa',
      desserts: 'Postres / Dulces / Algo dulce / Para terminar',
      drinks: 'Bebidas / Para beber / Refrescos',
    },
    ingredients: 'ajo / perejil / pimentón / cebolla / almendras / limón / aceitunas / miel',
    diets: 'vegetariano / vegano / sin gluten',
    allergens: 'Alérgenos / gluten / huevo / leche / frutos secos / pescado',
    sizes: 'pequeño / grande',
    notes: 'Servido con pan de la casa / Pregunte por el plato del día',
    market: 'precio según mercado',
    person: 'por persona',
    footers: 'Lunes cerrado / IVA incluido / Gracias por su visita',
  },
  pt: {
    starters:
      'Caldo verde / Salada de tomate+ / Pastéis de bacalhau / Queijo de cabra+ / Chouriço assado / Creme de legumes+',
    mains:
      'Polvo à lagareiro / Frango assado / Bife à casa / Feijoada / Lombo de porco / Robalo grelhado / Lasanha de legumes+ / Arroz de cogumelos+',
    desserts: 'Pudim flan+ / Mousse de chocolate+ / Leite-creme+ / Bolo de laranja+ / Maçã assada+',
    drinks:
      'Vinho verde / Imperial / Sumo natural / Café expresso / Água com gás / Limonada caseira',
    sections: {
      starters: 'Entradas / Para começar / Sopas e saladas / Para partilhar',
      mains: 'Pratos principais / Carnes e peixes / Da grelha / Sugestões do chefe',
      desserts: 'Sobremesas / Doces / Doces da casa / Para terminar',
      drinks: 'Bebidas / Para beber / Do bar',
    },
    ingredients: 'alho / salsa / coentros / cebola / amêndoa / limão / azeitonas / mel',
    diets: 'vegetariano / vegano / sem glúten',
    allergens: 'Alergénios / glúten / ovo / leite / frutos de casca rija / peixe',
    sizes: 'pequeno / grande',
    notes: 'Servido com pão da casa / Pergunte pelo prato do dia',
    market: 'preço do dia',
    person: 'por pessoa',
    footers: 'Encerra à segunda-feira / IVA incluído / Obrigado pela visita',
  },
};
