import { saidIn, eachReads } from '../testing/read-text.ts';

eachReads(saidIn, {
  'where dishes have a line each, those that are too long for one go on below': [
    'PLATS\nBavette d’aloyau, sauce échalote, frites\nmaison 19,50 €\nBlanquette de veau à l’ancienne, riz\npilaf 18,90 €\nAndouillette AAAAA, sauce moutarde 17,90 €\nPavé de merlu, beurre blanc, écrasé de\npomme de terre 20,50 €\nRisotto aux légumes de saison 16,50 €\nEntrecôte, sauce au poivre 27,00 €',
    'Bavette d’aloyau, sauce échalote, frites maison 19.5; Blanquette de veau à l’ancienne, riz pilaf 18.9; Andouillette AAAAA, sauce moutarde 17.9; Pavé de merlu, beurre blanc, écrasé de pomme de terre 20.5; Risotto aux légumes de saison 16.5; Entrecôte, sauce au poivre 27',
  ],
  'so does what follows a price that stands at the end of the first line': [
    'Hauptgerichte\nRinderroulade mit Apfelrotkohl und 18,50\nKlößen\nForelle blau, Dampfkartoffeln 17,50\nSauerbraten vom Rind mit Spätzle und 19,50\nsalzigem Karamell',
    'Rinderroulade mit Apfelrotkohl und Klößen 18.5; Forelle blau, Dampfkartoffeln 17.5; Sauerbraten vom Rind mit Spätzle und salzigem Karamell 19.5',
  ],
  'what is in a dish stays said of it, however long its name is': [
    'MAINS\nFried chicken sandwich\nhot honey, pickles, slaw 14\nStout chili mac\ncheddar, scallion 12\nGarden salad 9\nFish and chips 16\nHanger steak\nfries, au poivre 26',
    'Fried chicken sandwich 14 (hot honey, pickles, slaw); Stout chili mac 12 (cheddar, scallion); Garden salad 9; Fish and chips 16; Hanger steak 26 (fries, au poivre)',
  ],
  'where each dish begins with its weight, what stands below one without a price goes on with it': [
    'HLAVNÍ JÍDLA\n150g Svíčková na smetaně, karlovarský\nknedlík, brusinky\n(1,3,7) 215,-\n150g Hovězí guláš, houskový knedlík 185,-\n200g Smažený řízek, bramborový salát\n(1,3,7,10) 199,-\n400g Pečená kachna, variace\nknedlíků (1,3) 275,-\n150g Smažený sýr, hranolky 189,-\n300g Kuřecí steak 179,-',
    'Svíčková na smetaně, karlovarský knedlík, brusinky 215 (150g); Hovězí guláš, houskový knedlík 185 (150g); Smažený řízek, bramborový salát 199 (200g); Pečená kachna, variace knedlíků 275 (400g); Smažený sýr, hranolky 189 (150g); Kuřecí steak 179 (300g)',
  ],
});
