import { plain } from './plain.ts';

/** Headings that menus have, by language. What may as well be one dish or drink («Fisch», «Kebab») is none of them. */
const headings = [
  'To Start|For the Table|Small Plates|Sharing Plates|From the Grill|From the Sea|From the Land|Sides|Kids Menu|Little Ones|Sunday Roasts|Light Bites|Jacket Potatoes|Toasties|Paninis|Burgers & Dogs|Hot Drinks|Cold Drinks|Soft Drinks|Draught Beer|Bottled Beer|Red Wine|White Wine|Cocktails|Mocktails|Spirits|Whiskies|Tea & Coffee|Smoothies|Milkshakes|Breakfast|Brunch|Specials|Desserts|Cakes & Pastries|Dips|Extras|Add Ons|Sauces|Noodles|Rice Dishes|Curries|Tandoori|Breads|Sushi Rolls|Dim Sum|Tacos|Bowls',
  'Vorweg|Zum Anfang|Kleinigkeiten|Aus dem Suppentopf|Aus der Pfanne|Vom Schwein|Vom Rind|Für den kleinen Hunger|Für unsere kleinen Gäste|Süßes|Zum Schluss|Alkoholfrei|Warme Getränke|Bier vom Fass|Offene Weine|Schnäpse|Spirituosen|Frühstück|Mittagstisch|Tagesgerichte|Salate|Beilagen|Extras|Saucen|Kuchen|Kaffee & Tee|Longdrinks|Säfte|Softdrinks|Jause|Mehlspeisen|Schmankerl',
  'Pour commencer|À partager|Les entrées|Nos entrées|Les plats|Nos plats|Les viandes|Les poissons|Les pâtes|Les pizzas|Les salades|Les burgers|Les galettes|Les crêpes|Les desserts|Nos desserts|Fromages|Menu enfant|Boissons|Boissons chaudes|Boissons fraîches|Bières|Bières pression|Vins rouges|Vins blancs|Vins rosés|Champagnes|Apéritifs|Digestifs|Cocktails|Formules|Suggestions|Accompagnements|Suppléments|Tartines|Petit déjeuner|Cafés|Thés|Glaces|Soupes|Softs|Jus de fruits|Eaux',
  'Para empezar|Para picar|Para compartir|Entrantes|Entrantes fríos|Entrantes calientes|Ensaladas|Arroces|Arroces y paellas|Pescados|Mariscos|Carnes|A la brasa|Guarniciones|Postres|Postres caseros|Bebidas|Cervezas|Vinos tintos|Vinos blancos|Refrescos|Cafés|Infusiones|Copas|Cócteles|Desayunos|Bocadillos|Tapas frías|Tapas calientes|Raciones|Menú infantil|Primeros|Segundos|Pastas|Pizzas|Hamburguesas|Sopas|Guisos|Platos combinados|Especialidades|Antojitos|Tacos|Quesadillas|Aguas frescas|Mariscos|Extras|Salsas|Para niños',
  'Per iniziare|Per cominciare|Stuzzichini|Antipasti|Antipasti di mare|Antipasti di terra|Primi|Primi piatti|Secondi|Secondi di carne|Secondi di pesce|Contorni|Insalate|Insalatone|Pizze|Pizze classiche|Pizze speciali|Pizze bianche|Pizze rosse|Calzoni|Focacce|Panini|Dolci|Dessert|Bevande|Bibite|Birre|Birre alla spina|Birre in bottiglia|Vini rossi|Vini bianchi|Digestivi|Aperitivi|Menu bambini|Aggiunte|Zuppe|Griglia|Alla griglia|Risotti|Pasta fresca|Gelati|Colazione',
  'Para começar|Para picar|Para partilhar|Entradas|Petiscos|Sopas|Saladas|Peixe|Peixes|Carne|Carnes|Mariscos|Pratos do dia|Especialidades|Grelhados|Acompanhamentos|Guarnições|Sobremesas|Bebidas|Cervejas|Vinhos tintos|Vinhos brancos|Vinhos verdes|Refrigerantes|Sumos|Cafetaria|Menu infantil|Porções|Lanches|Pastéis|Hambúrgueres|Massas|Pizzas|Sucos|Drinks|Tostas|Sandes|Arrozes|Doces|Extras|Salgados',
  'Vooraf|Voorgerechten|Om te delen|Borrelhapjes|Borrel|Bij de borrel|Broodjes|Belegde broodjes|Uitsmijters|Tosti’s|Soepen|Salades|Hoofdgerechten|Kindermenu|Voor de kleintjes|Bijgerechten|Nagerechten|Toetjes|Desserts|Warme dranken|Frisdranken|Bieren|Bier van de tap|Speciaalbieren|Witte wijn|Rode wijn|Wijnen|Cocktails|Sterke drank|Koffie & thee|Snacks|Schotels|Burgers|Ontbijt|Van de grill|Sauzen|Menu’s',
  'Till att börja med|Smårätter|Förrätter|Varmrätter|Huvudrätter|Efterrätter|Desserter|Sallader|Soppor|Hamburgare|Barnmeny|Tillbehör|Såser|Drycker|Fatöl|Rött vin|Vitt vin|Bubbel|Cocktails|Kaffe & te|Veckans lunch|Frukost|Smörgåsar|Från grillen|Sött|Alkoholfritt',
  'Forretter|Hovedretter|Desserter|Lune retter|Frokost|Frokostretter|Morgenmad|Brunch|Sandwich|Burgere|Salater|Supper|Børnemenu|Tilbehør|Saucer|Drikkevarer|Fadøl|Rødvin|Hvidvin|Varme drikke|Kaffe & te|Kager|Snacks|Små retter|Til deling|Cocktails',
  'Forretter|Hovedretter|Desserter|Småretter|Lunsj|Frokost|Burgere|Salater|Supper|Barnemeny|Tilbehør|Sauser|Drikke|Fatøl|Rødvin|Hvitvin|Musserende|Varm drikke|Kaffe og te|Kaker|Bakst|Til deling|Fra grillen|Alkoholfritt',
  'Alkupalat|Alkuruoat|Pääruoat|Pääruuat|Jälkiruoat|Jälkiruuat|Keitot|Salaatit|Pizzat|Pastat|Hampurilaiset|Burgerit|Lasten lista|Lastenlista|Lisukkeet|Lisäkkeet|Juomat|Virvoitusjuomat|Oluet|Hanaoluet|Viinit|Punaviinit|Valkoviinit|Kuohuviinit|Kahvi ja tee|Lounas|Aamiainen|Leivät|Kasvisruoat|Makeaa|Pihvit|Kastikkeet',
  'Przystawki|Na początek|Przekąski|Zupy|Dania główne|Dania mięsne|Dania rybne|Dania wegetariańskie|Dania dnia|Pierogi|Naleśniki|Makarony|Sałatki|Surówki|Dodatki|Sosy|Dla dzieci|Menu dziecięce|Desery|Ciasta|Lody|Napoje|Napoje zimne|Napoje gorące|Napoje ciepłe|Piwo z beczki|Wina czerwone|Wina białe|Koktajle|Drinki|Wódki|Alkohole|Śniadania|Burgery|Kanapki|Z grilla|Ryby|Drób|Wieprzowina|Kawa i herbata|Zestawy',
  'Předkrmy|Něco k pivu|Polévky|Hlavní jídla|Hlavní chody|Hotová jídla|Minutky|Speciality|Bezmasá jídla|Bezmasé pokrmy|Saláty|Přílohy|Omáčky|Dětská jídla|Pro děti|Dezerty|Moučníky|Nápoje|Nealkoholické nápoje|Alkoholické nápoje|Točené pivo|Bílá vína|Červená vína|Destiláty|Teplé nápoje|Káva a čaj|Snídaně|Burgery|Těstoviny|Ryby|Drůbež|Grilované speciality|Studená kuchyně|Chuťovky|Míchané nápoje',
  'Előételek|Levesek|Főételek|Frissensültek|Készételek|Halételek|Tészták|Pizzák|Saláták|Savanyúságok|Köretek|Desszertek|Édességek|Gyermekmenü|Gyerek ételek|Vegetáriánus ételek|Italok|Üdítők|Sörök|Csapolt sörök|Borok|Vörösborok|Fehérborok|Pálinkák|Röviditalok|Kávék|Teák|Heti menü|Reggeli|Hamburgerek|Szendvicsek|Szószok|Feltétek|Sertésételek|Szárnyas ételek|Marhaételek|Ajánlatunk|Főzelékek',
  'Aperitive|Gustări|Gustări calde|Ciorbe|Supe|Ciorbe și supe|Feluri principale|Preparate din pui|Preparate din porc|Preparate din vită|Salate|Garnituri|Sosuri|Deserturi|Băuturi|Răcoritoare|Bere|Vinuri|Vinuri roșii|Vinuri albe|Meniu copii|Mic dejun|La grătar|Grătar|Burgeri|Sandvișuri|Mâncăruri tradiționale|Cocktailuri|Băuturi calde|Tărie',
  'Ορεκτικά|Κρύα ορεκτικά|Ζεστά ορεκτικά|Σαλάτες|Σούπες|Κυρίως πιάτα|Μαγειρευτά|Της ώρας|Στα κάρβουνα|Ψητά|Ψάρια|Θαλασσινά|Ζυμαρικά|Πίτσες|Σάντουιτς|Τυλιχτά|Μερίδες|Πιάτα ημέρας|Παιδικό μενού|Γλυκά|Επιδόρπια|Αναψυκτικά|Μπύρες|Κρασιά|Ποτά|Καφέδες|Ροφήματα|Χυμοί|Πρωινό|Αλοιφές|Τυριά|Σουβλάκια|Κοκτέιλ|Κρέατα|Ουζομεζέδες|Μεζέδες|Ούζο & τσίπουρο',
  'Başlangıçlar|Çorbalar|Mezeler|Soğuk mezeler|Sıcak mezeler|Ara sıcaklar|Salatalar|Ana yemekler|Izgaralar|Kebaplar|Pideler|Dürümler|Dönerler|Balıklar|Deniz ürünleri|Makarnalar|Pizzalar|Burgerler|Tatlılar|İçecekler|Soğuk içecekler|Sıcak içecekler|Kahvaltı|Kahvaltılıklar|Çocuk menüsü|Yan ürünler|Soslar|Tostlar|Sandviçler|Kahveler|Ev yemekleri|Zeytinyağlılar|Menüler|Günün yemekleri|Biralar|Şaraplar|Kokteyller',
  'Закуски|Холодные закуски|Горячие закуски|Салаты|Супы|Первые блюда|Вторые блюда|Горячие блюда|Основные блюда|Гарниры|Соусы|Десерты|Напитки|Безалкогольные напитки|Горячие напитки|Вина|Завтраки|Бургеры|Шашлыки|Блюда на мангале|Выпечка|Детское меню|Коктейли|Крепкие напитки|Вареники и пельмени',
  'Закуски|Салати|Супи|Перші страви|Другі страви|Гарячі страви|Основні страви|Гарніри|Соуси|Десерти|Напої|Сніданки|Бургери|Дитяче меню|Коктейлі|Страви на грилі|Випічка|Комплексні обіди',
  'Predjela|Hladna predjela|Topla predjela|Juhe|Glavna jela|Mesna jela|Riblja jela|Jela s roštilja|S roštilja|Tjestenine|Rižoti|Pizze|Salate|Prilozi|Deserti|Slastice|Pića|Topli napitci|Bezalkoholna pića|Bijela vina|Crna vina|Žestoka pića|Dječji meni|Gableci|Doručak|Morski plodovi|Ribe|Umaci|Dodaci|Burgeri|Sendviči|Kokteli',
  'Predjela|Doručak|Supe i čorbe|Čorbe|Glavna jela|Roštilj|Jela sa roštilja|Jela po porudžbini|Salate|Prilozi|Dezerti|Pića|Sendviči|Kuvana jela|Hladna predjela|Obrok salate|Topli napici|Žestina|Пића|Роштиљ|Салате|Десерти|Чорбе',
  'Predjedi|Hladne predjedi|Tople predjedi|Juhe|Glavne jedi|Mesne jedi|Ribje jedi|Jedi z žara|Testenine|Rižote|Pice|Solate|Priloge|Sladice|Pijače|Brezalkoholne pijače|Topli napitki|Otroški meni|Malice|Zajtrk',
  'Предястия|Студени предястия|Топли предястия|Супи|Салати|Основни ястия|Ястия с пилешко|Ястия със свинско|Скара|Гарнитури|Десерти|Напитки|Безалкохолни|Пици|Детско меню|Закуски|Разядки|Сосове',
  'Eelroad|Supid|Salatid|Pearoad|Põhiroad|Magustoidud|Joogid|Lastemenüü|Lisandid|Veinid|Kohv ja tee|Päevapakkumised|Pastad|Burgerid|Hommikusöök|Snäkid|Kuumad joogid',
  'Uzkodas|Zupas|Salāti|Pamatēdieni|Otrie ēdieni|Deserti|Dzērieni|Bērnu ēdienkarte|Piedevas|Vīni|Karstie dzērieni|Brokastis|Pusdienas|Mērces|Burgeri',
  'Užkandžiai|Sriubos|Salotos|Karštieji patiekalai|Pagrindiniai patiekalai|Desertai|Gėrimai|Vaikams|Garnyrai|Karšti gėrimai|Pusryčiai|Padažai',
  '前菜|一品料理|おつまみ|揚げ物|焼き物|串焼き|ご飯もの|ご飯・麺|麺類|定食|セット|デザート|お飲み物|ドリンク|ソフトドリンク|アルコール|カクテル|トッピング|お子様メニュー|本日のおすすめ|コース|肉料理|魚料理|逸品',
  '凉菜|冷盘|热菜|主食|汤类|汤羹|点心|小吃|甜品|饮料|饮品|酒水|海鲜|素菜|家常菜|招牌菜|特色菜|火锅|烧烤|铁板|煲仔|鸡肉类|牛肉类|猪肉类|前菜|主菜|甜點|飲料|熱菜|湯類|飯類|麵類',
  '전채|메인|식사류|안주류|탕류|찌개류|면류|밥류|고기류|사이드|음료|주류|디저트|계절메뉴|추가메뉴',
  'Tartas|Tartas caseras|Batidos|Zumos|Tés|Menús|Desserts maison|Tartes flambées|Torten|Eisbecher',
  'Kids|Children|For Kids|Kids Corner|Something Sweet|Sweet Things|Sweets|Sharers|Platters|Classics|House Specials|Chef’s Specials|Signature Dishes|Signature Cocktails|By the Glass|By the Bottle|On Tap|Bottles & Cans|Low & No|Non-Alcoholic|After Dinner|All Day Brunch|All Day Menu|Bar Snacks|Bar Menu|Poultry|Favourites|Street Food|Pub Classics|Butties|Melts|Subs|Hot Subs|Cold Subs|Platters|Combos|Family Meals|Steaks|Pies|Bakes|Juices|Beers|Ciders|Wines|Liqueurs|Teas|Coffees|Iced Drinks|Frappes',
];

const all = new Set(headings.flatMap((of) => of.split('|')).map(plain));

const joining = / (?:&|\+|and|und|y|et|e|i|och|og|en|ja|es|si|ve|и|і|та|και|ir|un) /u;

/** «Pfannengerichte», «Grillrätter», «Halételek»: what a language makes of many dishes in one word. */
const compound =
  /^\p{L}{3,}(?:gerichte|speisen|getranke|weine|biere|suppen|salate|retter|ratter|gerechten|dranken|ruoat|ruuat|juomat|etelek|levesek|italok)$/u;

/** «For the table», «Zum Anfang», «Les viandes»: a whole line, whatever the case of its letters. */
export const isUsualHeading = (text: string): boolean => {
  const words = plain(text).replaceAll(/[‘']/gu, '’').replace(/\s*:$/u, '');
  return (
    compound.test(words) || all.has(words) || words.split(joining).every((part) => all.has(part))
  );
};
