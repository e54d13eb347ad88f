import { plain } from './plain.ts';

/** Words that menus join names with, and that one of these languages has alone or with few others. */
const words: Readonly<Record<string, string>> = {
  en: 'with without and of main course courses appetizers soups salads drinks fish price per person from the in on or from our your served homemade fresh grilled fried baked roasted roast smoked stuffed steamed cooked poached braised marinated chopped mixed chicken beef pork lamb veal duck fish salmon trout tuna cod shrimp shrimps prawns mussels squid cheese goat egg eggs ham bread toast butter cream milk honey potato potatoes fries rice vegetables vegetable mushroom mushrooms onion onions garlic herbs leek leeks bean beans peas lemon apple apples orange strawberries walnut walnuts chestnuts hazelnuts cake pie tart ice dessert starters mains dishes meats desserts cold hot warm white red green wine soup salad sauce dressing pepper day pieces small large',
  fr: 'de du des et au aux avec à la le les en sur ou d l son sa ses nos notre maison sauce pommes beurre fromage poulet boeuf bœuf porc agneau veau canard saumon crevettes moules jambon pain lait miel riz légumes champignons oignons ail citron noix glace crème tarte entrées plats viandes poissons salade soupe jour oeuf œuf oeufs œufs chèvre',
  de: 'mit ohne und vorspeisen suppen hauptgerichte nachspeisen getränke preis pro ab personen vom von im auf aus an am in dazu der die das dem den zum zur oder unser unsere hausgemacht hausgemachte gebraten gebackene huhn rind schwein lamm kalb ente fisch lachs forelle käse ei eier schinken brot butter rahm sahne milch honig kartoffeln pommes reis gemüse pilze zwiebeln kräuter spargel apfel kuchen eis salat suppe sauce kalte warme',
  it: 'di del della dello dei delle con e al alla allo ai agli alle in su da misto mista o il la le gli pollo manzo maiale agnello vitello pesce formaggio prosciutto pane burro riso verdure funghi cipolla limone mela insalata zuppa antipasti primi secondi dolci contorni gelato pomodoro',
  es: 'de del con y al a la el los las en o nuestro pollo ternera cerdo cordero pescado queso jamón pan mantequilla arroz verduras setas cebolla ajo limón manzana ensalada sopa helado patatas salsa tomate huevo huevos plancha',
  pt: 'de do da dos das com e ao à no na em ou frango vaca porco cordeiro peixe queijo presunto pão manteiga arroz legumes cogumelos cebola alho limão maçã salada sopa gelado batata batatas molho tomate ovo ovos bacalhau polvo',
  nl: 'met en van de het een op uit of in kip rund varken lam vis zalm kaas ei ham brood boter room aardappel frites rijst groenten champignons ui knoflook appel salade soep saus ijs',
  nordic:
    'med og och i på av af fra från til till eller kylling kyckling okse lam fisk laks lax torsk ost egg brød bröd smør smör fløte poteter potatis ris grønnsaker løk lök salat sallad suppe soppa saus sås is husets',
  pl: 'z ze i w na po do od lub dla oraz przystawki zupy dania główne desery napoje śniadania dodatki sałatki kurczak kurczaka kurczakiem wołowina wieprzowina indyk kaczka łosoś dorsz ryba ser serem jajko jajka szynka boczek chleb masło śmietana ziemniaki frytki ryż kasza kapusta warzywa ogórek pomidor pomidory grzyby pieczarki cebula czosnek jabłko sałatka zupa sos lody ciasto kawa herbata sok woda piwo wino domowy domowe pieczony smażony',
  cs: 's se ze na ve po od nebo bez pro předkrmy polévky polévka hlavní jídla saláty salát přílohy dezerty nápoje kuře kuřecí hovězí vepřové vepřový kachna losos sýr vejce šunka chléb máslo smetana brambory bramborová hranolky rýže zelenina houby cibule česnek jablko zmrzlina omáčka pečené pečená smažený domácí pivo víno',
  hu: 'és vagy a az egy forint ft levesek leves előételek főételek köretek saláták desszertek italok étlap csirke csirkemell sertés marha kacsa hal lazac sajt tojás sonka kenyér vaj tejföl tejszín burgonya hasábburgonya rizs zöldség gomba hagyma fokhagyma rántott sült töltött grillezett házi friss napi adag',
  ro: 'și cu de la din sau pe lei supe ciorbă ciorbe aperitive feluri principale garnituri salate deserturi băuturi pui porc vită miel rață pește somon brânză ou ouă șuncă pâine unt smântână cartofi cartof orez legume ciuperci ceapă usturoi prăjit prăjiți prăjită grătar casei zilei sos',
  tr: 'ile ve veya çorbalar çorba çorbası başlangıçlar mezeler salatalar salata ana yemekler yemek tatlılar içecekler kahvaltı tavuk dana kuzu et balık somon peynir peynirli yumurta ekmek tereyağı yoğurt yoğurtlu patates pilav sebze mantar soğan sarımsak domates ızgara kızarmış fırında ev yapımı günün porsiyon sos soslu',
  el: 'με και του της των στο στη από σαλάτες ορεκτικά κυρίως πιάτα κοτόπουλο χοιρινό μοσχάρι αρνί ψάρι τυρί φέτα πατάτες σάλτσα ντομάτα',
};

/** A word of several languages says less of each. */
const shares = new Map<string, string[]>();
for (const [language, known] of Object.entries(words))
  for (const each of known.split(' ')) {
    const word = plain(each);
    shares.set(word, [...(shares.get(word) ?? []), language]);
  }

/** How much the words of a text are of a language; a word of several counts for less. */
export const likenessOf = (text: string, language: string): number =>
  (plain(text).match(/\p{L}{2,}/gu) ?? []).reduce((sum, word) => {
    const languages = shares.get(word) ?? [];
    return languages.includes(language) ? sum + 1 / languages.length : sum;
  }, 0);

/** The language that most words of a line are of; undefined where its words do not tell. */
export function languageOf(text: string): string | undefined {
  const sums = new Map<string, number>();
  // Letters alone are codes of allergens.
  for (const word of plain(text).match(/\p{L}{2,}/gu) ?? []) {
    const languages = shares.get(word) ?? [];
    for (const one of languages) sums.set(one, (sums.get(one) ?? 0) + 1 / languages.length);
  }
  const [first, second] = [...sums].toSorted(([, a], [, b]) => b - a);
  return first && first[1] > (second?.[1] ?? 0) * 1.3 ? first[0] : undefined;
}
