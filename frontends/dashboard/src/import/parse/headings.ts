import { dateAtEnd, dateAtStart, isDate, numbersAtEnd } from './words/dates.ts';
import { remembered } from './remembered.ts';
import { beginsWithSpan } from './words/time-spans.ts';
import { plain } from './words/plain.ts';
import { isUsualHeading } from './words/usual-headings.ts';

/** Section names in many languages. */
const names = new Set(
  `starter starters appetizer appetizers appetiser appetisers small plates to start to follow to finish nibbles soup soups salad salads soups and salads soups & salads main mains main course main courses mains entree entrees from the grill grill burgers burger sandwiches sandwich wraps pizza pizzas pizze pasta pastas sides side dishes desserts dessert sweets sweet drinks beverages soft drinks hot drinks cold drinks coffee tea coffee & tea wine wines red wine white wine beer beers cocktails spirits breakfast brunch lunch dinner kids kids menu children specials sushi rolls tacos curries noodles rice seafood fish meat vegetarian vegan sauces extras sharing bakery
vorspeisen suppen salate hauptspeisen hauptgerichte hauptgange beilagen nachspeisen nachtisch desserts getranke alkoholfreie getranke warme getranke heissgetranke biere bier weine weissweine rotweine kaffee kuchen fruhstuck mittagstisch fischgerichte fleischgerichte vom grill kindergerichte
entrees plats plats principaux viandes poissons accompagnements fromages desserts boissons vins vins rouges vins blancs bieres soupes salades formules
antipasti primi primi piatti secondi secondi piatti contorni dolci bevande vini vini rossi vini bianchi birre insalate zuppe dessert caffetteria
afters puddings pudding sundaes toppings lunch
sobremesas petiscos peixe peixes carne sopa entradas acompanhamentos
voorgerechten hoofdgerechten nagerechten bijgerechten dranken borrelhapjes
förrätter varmrätter efterrätter drycker forretter hovedretter desserter drikke fisk kjøtt kött kød
zupy przystawki dania napoje desery pierogi predkrmy polevky dezerty napoje
előételek levesek főételek köretek saláták desszertek italok üdítők borok sörök
aperitive gustări ciorbe supe feluri principale garnituri salate deserturi băuturi bere vinuri
çorbalar başlangıçlar mezeler ara sıcaklar ana yemekler salatalar tatlılar içecekler kahvaltı ızgaralar pideler kebaplar
ορεκτικά σαλάτες κυρίως πιάτα ψάρια θαλασσινά κρεατικά ζυμαρικά της ώρας μαγειρευτά επιδόρπια γλυκά ποτά κρασιά μπύρες αναψυκτικά
entrantes primeros segundos platos principales tapas ensaladas sopas carnes pescados postres bebidas vinos cervezas raciones bocadillos
pratos pratos principais saladas alkuruoat keitot salaatit pääruoat jälkiruoat juomat pizzat lapsille
dania główne dodatki sałatki desery zakąski hlavní jídla saláty přílohy nápoje predjedlá polievky hlavné jedlá šaláty prílohy
predjela juhe supe glavna jela prilozi salate deserti pića predjedi glavne jedi priloge sladice pijače
предястия предястие супи салати основни ястия скара десерти напитки гарнитури
закуски холодные горячие салаты супы горячее блюда основные десерты напитки гарниры закуски перші гарячі страви салати супи основні десерти напої гарніри
предјела главна јела салате десерти пића eelroad supid salatid pearoad magustoidud joogid lisandid
uzkodas zupas salāti pamatēdieni deserti dzērieni užkandžiai sriubos salotos karštieji patiekalai desertai gėrimai
前菜 主菜 サラダ スープ デザート お飲み物 飲み物 ドリンク 麺類 ご飯もの 揚げ物 焼き物 凉菜 热菜 主食 汤类 甜品 饮料 饮品 小吃 点心 酒水
전채 메인 식사 후식 디저트 음료 주류 안주 면류 المقبلات السلطات الشوربات الأطباق الرئيسية المشاوي الحلويات المشروبات
ראשונות עיקריות סלטים מרקים קינוחים שתייה משקאות תוספות จานหลัก อาหารจานหลัก ของทานเล่น ของหวาน เครื่องดื่ม
khai vị món chính tráng miệng đồ uống makanan minuman pembuka penutup کباب‌ها دسر نوشیدنی‌ها سالادها`
    .split('\n')
    .flatMap((line) => line.split(' ').map(plain)),
);
const weekdays = new Set([
  ...'monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag lundi mardi mercredi jeudi vendredi samedi dimanche lunedi martedi mercoledi giovedi venerdi lunes martes miercoles jueves viernes maandag dinsdag woensdag donderdag vrijdag poniedzialek wtorek sroda czwartek piatek mandag tisdag onsdag torsdag fredag tirsdag pondeli utery streda ctvrtek patek segunda terca quarta quinta sexta domingo sabado domenica sabato samedi dimanche sondag lordag ponedeljek torek sreda cetrtek petek sobota nedelja ponedjeljak utorak srijeda cetvrtak petak subota nedjelja hetfo kedd szerda csutortok pentek szombat vasarnap luni marti miercuri joi vineri sambata duminica pazartesi sali carsamba persembe cuma cumartesi pazar maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai poniedziałek pondelok utorok stvrtok piatok nedela ponedeljak pirmadienis antradienis treciadienis ketvirtadienis penktadienis pirmdiena otrdiena tresdiena ceturtdiena piektdiena esmaspaev teisipaev kolmapaev neljapaev reede dilluns dimarts dimecres dijous divendres luns mercores xoves venres manudagur þriðjudagur miðvikudagur fimmtudagur fostudagur понеделник сряда четвъртък петък понедељак уторак четвртак петак søndag lørdag понедельник вторник среда четверг пятница суббота воскресенье понеділок вівторок середа четвер пʼятниця п’ятниця субота неділя δευτερα τριτη τεταρτη πεμπτη παρασκευη σαββατο κυριακη 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 星期一 星期二 星期三 星期四 星期五 周一 周二 周三 周四 周五 월요일 화요일 수요일 목요일 금요일'.split(
    ' ',
  ),
  ...'الاثنين الإثنين الثلاثاء الأربعاء الخميس الجمعة السبت الأحد شنبه یکشنبه دوشنبه سه‌شنبه چهارشنبه پنجشنبه جمعه 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日 日曜日 周一 周二 周三 周四 周五 周六 周日 週一 週二 週三 週四 週五 週六 週日 星期一 星期二 星期三 星期四 星期五 星期六 星期日 星期天 월요일 화요일 수요일 목요일 금요일 토요일 일요일 วันจันทร์ วันอังคาร วันพุธ วันพฤหัสบดี วันศุกร์ วันเสาร์ วันอาทิตย์ senin selasa rabu kamis jumat सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार रविवार'
    .split(' ')
    .map(plain),
  ...'יום ראשון,יום שני,יום שלישי,יום רביעי,יום חמישי,יום שישי,thứ hai,thứ ba,thứ tư,thứ năm,thứ sáu,thứ bảy,chủ nhật'
    .split(',')
    .map(plain),
]);
const joining = new Set(
  'and und et e y & of the from our with die der le la les los las i to di de du des nos unsere nostri nuestros'.split(
    ' ',
  ),
);

const wordsOf = (text: string) =>
  plain(text)
    .split(/[^\p{L}&]+/u)
    .filter(Boolean);

/** «2ª feira» */
const numberedDay = /^[2-6]\s?[ªº]\s?-?feira:?$/iu;

const isDay = (text: string) =>
  weekdays.has(plain(text.replace(dateAtEnd, '')).replace(/-feira$|:$/u, '')) ||
  numberedDay.test(text.trim());

/** Weekly lunch menus use days as headings: «Monday», «Monday, March 2», «PONDĚLÍ | MONDAY (23.2.2026)». */
export const isWeekday = (text: string): boolean =>
  isDay(text) ||
  text
    .replace(/^\s*[•●·*–—-]\s+|\s*:\s*$/gu, '')
    .replace(dateAtStart, '')
    .replace(numbersAtEnd, '')
    .split(/\s*[|/]\s*/u)
    .every(isDay);

/** «Mon–Thu»: a day, in words that tell nothing else of a dish. */
export const isOfDays = (text: string): boolean => wordsOf(text).some((word) => weekdays.has(word));

/** Two section words that form a dish name. */
const compound =
  /^\s*(?:rice|fish|meat|seafood|pasta|coffee|tea|soup|noodle|beer|wine) (?:pudding|soup|salad|sandwich|wrap|pasta|pizza|rice|noodles|cake|tacos)\s*$/iu;

/** Whether it is a usual section name: «Starters», «Soups & salads». */
export const isSectionName = remembered(isUsualSectionName);

function isUsualSectionName(given: string): boolean {
  const text = given.replace(/^[àa] la carte\s*[:–-]\s+/iu, '');
  const [first = '', ...others] = text.split(/\s+[/|–—]\s+/u);
  if (others.length === 1) return [first, ...others].some(isSectionName);
  if (isWeekday(text) || isUsualHeading(text)) return true;
  if (compound.test(text)) return false;
  const words = wordsOf(text);
  return (
    words.length > 0 &&
    words.length <= 5 &&
    words.some((word) => names.has(word)) &&
    words.every((word) => names.has(word) || joining.has(word))
  );
}

export function isCapitals(text: string): boolean {
  const letters = text.replaceAll(/\([^()]*\)|[^\p{L}]/gu, '');
  return (
    letters.length >= 3 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  );
}

const decorated =
  /^\s*(?:#{1,4}\s+|[=~*_–—>-]{2,}\s*|[~*•✦★❖]\s+)(.*?)\s*(?:[=~*_–—<-]{2,}|[~*•✦★❖]|#{1,4})?\s*$/u;
const wrapped = /^\s*(?:\*\*|__|[=~–—-]+ |\[)\s*(.+?)\s*(?:\*\*|__| [=~–—-]+|\])\s*:?\s*$/u;

/** The name between rules or symbols: «== Starters ==», «**Mains**»; undefined for a plain line. */
export function decoratedName(text: string): string | undefined {
  if (/^[*•-]\s/u.test(text) && !/[*•-]\s*$/u.test(text)) return undefined;
  const name = (decorated.exec(text) ?? wrapped.exec(text))?.[1]?.trim();
  return name !== undefined && (/[\p{L}\p{M}]{2}|^\p{Lo}$/u.test(name) || isDate(name))
    ? name
    : undefined;
}

const amounts = /\d+(?:[.,/]\d+)?\s?(?:cl|ml|l|dl|g|oz|pcs?)?(?!\p{L})|\([^()]*\)/gu;

export type Surroundings = {
  blankBefore: boolean;
  blankAfter: boolean;
  /** Kind of line below. */
  next: 'dish' | 'price' | 'text' | 'end';
  /** Font size relative to dishes; 1 if unknown. */
  largeness: number;
  dishesAreCapitals: boolean;
  isUnderlined: boolean;
  dishesAreSmall: boolean;
  /** Its own paragraph, above a name with its price below. */
  isAloneAboveBlock: boolean;
  /** Starts a paragraph, as this menu's titles do. */
  startsAsTitles: boolean;
  /** No heading above and lowercase text below, before the first dish. */
  isFirst: boolean;
  /** Short, right above a dish, on a menu with such headings. */
  isBareTitle: boolean;
};

/** Heading score: 3 or more is a heading, 2 may be one. */
export function headingScore(text: string, around: Surroundings): number {
  const bare = text.replaceAll(/\([^()]*\)/gu, '');
  const words = wordsOf(text).length;
  const reasons: [boolean, number][] = [
    [decoratedName(text) !== undefined || around.isUnderlined, 3],
    [isSectionName(text), 2],
    [isCapitals(text.replaceAll(amounts, '')), around.dishesAreCapitals ? 0.5 : 2],
    [around.largeness > 1.15, 2],
    [around.largeness < 0.9 && !isCapitals(text), -2],
    [/:$/u.test(text.trim()) && words <= 5, 2.5],
    [around.isBareTitle, 2],
    [around.blankBefore, 1],
    [around.next === 'dish', 1],
    [around.blankAfter, 0.5],
    [words <= 3, 1],
    [around.next === 'price', -2],
    [/^\p{Ll}/u.test(text) && !around.dishesAreSmall, -2],
    [around.isAloneAboveBlock, 1.5],
    [around.isFirst, 1],
    [around.startsAsTitles, 1.5],
    [decoratedName(text) === undefined && bare.includes(','), -2],
    [/[.!]$/u.test(text), -3],
    [wordsOf(bare).length > 6 && !text.startsWith('== '), -1.5],
    [!/[\p{L}\p{M}]{2}/u.test(text) && decoratedName(text) === undefined, -5],
    [/^\s*\(/u.test(text), -3],
    [beginsWithSpan(text), -2],
    [/^\s*\p{Sc}?\s?\d+[.,]\d{2}(?!\d)/u.test(text), -5],
  ];
  return reasons.reduce((sum, [isSo, weight]) => sum + (isSo ? weight : 0), 0);
}
