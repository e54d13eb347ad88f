import { isPortion } from '../size-names.ts';
import { forWhom } from './said-portions.ts';
import { isOfDays } from '../headings.ts';

const people = String.raw`(?:pax|pp?|persons?|people|guests?|diners|pers|personen?|personer|pessoas|personas|personnes|persone|couverts|os|osob[yaei]?|osób|osobe|henk|henkilöä|henkilölle|hlö|fő|főre|személy(?:re)?|persoane|kişi|kişilik|чел|человека?|персон[ыуа]?|осіб|особ[иы]|άτομα|ατόμων)\.?`;
const two = String.raw`(?:\d{1,2}(?:\s?[–-]\s?\d{1,2})?|two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|due|tre|quattro|dois|duas|três|twee|drie|två|to|kaksi|dwie|dwóch|trzech|dvě|dvije|dva|két|kettő|három|două|δύο|iki|двоих|двух)`;
const least = String.raw`(?:(?:min(?:imum|d|\.)?|minst|mínimo|mín\.?|minimaal|minimo|minimálně|od|ab|from|vanaf|fra|från|da|desde|à partir de|a partir de|alkaen|от|від|από)\s)`;

/** For how many: «for two», «min. 2 pers.», «2 pax», «kahdelle». */
const forHowMany = [
  `${least}?${two}\\s${people}(?: (?:fölött|részére|részére|fő))?`,
  `(?:for|za|${forWhom})\\s${two}(?:\\s${people})?`,
  `(?:à|a|para|da|zum|om te|att|til|do)?\\s?(?:to share|for sharing|sharing|partager|compartir|condividere|teilen|delen|dela|deling|podziału|partilhar)`,
  String.raw`kahdelle|neljälle|dla dwojga|za dvoje|pro dva|на двоих|на двох|iki kişilik|[2-9一二三四]名様(?:より|から|用)?|[二三四]人前|[两二三四]人份|[2-9两二三四]位起`,
].join('|');

/** «per person» */
export const ofPerson = [
  String.raw`(?:price |prix |preis |precio |prezzo |preço |pris |cena |ár )?(?:per|pro|par|por|p/|a|à|al|za|od|na|po|de|pr\.?|je|ανά|κατ[’']|το|с|на|с одного|за|/)\s?(?:perso\p{L}*|pers\.?|pessoa|couvert|osob[aęěuyi]|os\.?|henkilö|hlö|fő|άτομο|человека|чел\.?|особу|kişi)`,
  String.raw`p\.?\s?p\.?|személyenként|kişi başı(?:na)?|お一人様|[1一]人前|每[位人]|pers\.|os\.`,
].join('|');

/** Of what the price is: «per person», «each», «the portion». */
const ofOne = [
  ofPerson,
  String.raw`(?:per|pr\.?|je|pro|par|por|la|le|il|al|a|za|за|po|το|η|p\.?)?\s?(?:each|ea|stück|stk|st|styck|stuk|pièce|pce|unidade?|und|ud|un|pezzo|cad|cadauno|szt|sztuka|ks|kus|db|buc|bucata|kom|komadu|kpl|шт|штука|τεμάχιο|τεμ|τμχ|adet|tane)\.?|/\s?(?:db|ks|szt|kom|st|stk)\.?|[1一][個本枚貫串]|每[个只份件]`,
].join('|');

const before = String.raw`(?:(?:per|pro|pr\.?|par|por|pe|la|le|el|o|a|au|al|ao|les|los|das|je|à|za|na|po|το|τα|ανά|за)\s|all['’]|l['’]|/\s?)`;
/** What a price is for where it stands behind a name: «per kg», «l’etto», «je 100 g», «το κιλό». */
const byWeight = [
  String.raw`${before}(?:1\s?)?(?:kg|kilo|quilo|kilogramm?|hg|etto|lb|pound|κιλό|кг|stk\.?|stuk|stück|st|dozen|douzaine|docena|dúzia|sztukę|kus|κομμάτι|kpl|db|pièce|unidade?|pezzo)`,
  String.raw`${before}\d{1,4}\s?(?:g|gr|grams?|γρ|г|dkg|ml|cl)\.?`,
  'kg(?: fiyatı)?|kilo(?:su)?|κιλό|adedi|cadauno|τεμάχιο',
].join('|');
const unitAlone = new RegExp(`^(?:${byWeight})$`, 'iu');
export const isUnit = (text: string): boolean => unitAlone.test(text);

/** How much there is of it: «6 pieces», «bottle», «3枚». */
const howMuch = [
  String.raw`(?:\d{1,3}|six|three|four|five|par \d+)\s?(?:pieces?|pcs?|nos?|stück|stk|st|stuks?|pièces?|piezas|uds?|un|unid|unidad\p{L}*|pezzi|pz|szt|ks|db|buc|kom|kpl|шт|τεμ|τμχ|τεμάχια|adet|ad)\.?|par \d{1,2}`,
  '[0-9一二三四五六]+[個本枚貫串只隻件片粒]',
  String.raw`(?:la |le |il |die |the |η )?(?:portion|porción|ración|porzione|dose|portie|portsjon|porsjon|annos|porcja|porce|porcija|adag|porție|μερίδα|porsiyon|порция|порція|份|例|一份)`,
  'bottle|fl\\.?|btl\\.?|bt\\.|glass|jug|carafe|flasche|glas|krug|bouteille|verre|pichet|carafe|botella|copa|jarra|bottiglia|calice|caraffa|garrafa|copo|jarro|fles|karaf|flaska|flaske|karaffel|pullo|lasi|kannu|butelka|kieliszek|dzbanek|láhev|sklenka|džbán|üveg|pohár|sticlă|pahar|μπουκάλι|ποτήρι|καράφα|şişe|kadeh|бутылка|бокал|пляшка|келих|boca|čaša|ボトル|グラス|瓶|杯',
].join('|');

const wait = String.raw`(?:(?:please )?(?:allow|wait(?:ing time)?|wartezeit|attente|attesa|tempo di attesa|espera|tiempo de espera|tempo de espera|wachttijd|väntetid|ventetid|czas oczekiwania|čekání|doba přípravy|várakozás|ожидание|αναμονή|bekleme)[:\s]+)?(?:ca\.?|cca\.?|kb\.?|approx\.?|about|circa|env\.?|około|ok\.?|oko|noin)?\s?\d{1,2}(?:\s?[–-]\s?\d{1,2})?\s?(?:min\.?|mins\.?|minutes?|minuten|minuti|minutos|minuter|minutter|minuuttia|minut|perc|dk\.?|dakika|мин\.?|минут|хв\.?|λεπτά|分|分钟|分鐘)(?:\s(?:wait|wartezeit|d’attente))?`;

const onDays = new Set(
  'only nur am an on seulement uniquement le les la el los solo sólo il nel so só ao aos alleen op enkel endast bara på kun om vain tylko w we jen pouze v ve csak doar duminica μόνο κάθε sadece только по в на samo every each jeden každou każdą chaque cada ogni and und et y e og och i a & en'.split(
    ' ',
  ),
);
const weekend =
  /^(?:week-?ends?|wochenenden?|fin(?:es)? de semana|fim de semana|fins de semana|helg(?:er)?|hétvég\p{L}*|víkend\p{L}*|vikend\p{L}*|выходн\p{L}*|вихідн\p{L}*|weekend\p{L}*|σαββατοκύριακ\p{L}*|hafta sonu|viikonloppu\p{L}*)$/iu;
const shortDay =
  /^(?:mon|tues?|wed|thu(?:rs)?|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|gio|sab|dom|mié|jue|vie|sáb|seg|ter|qua|qui|sex|ma|ti|ke|to|pe|la|su|lør|søn|fre|lör|sön|pt|sob|niedz?|pá|ne)\.?$/iu;
const endings = /(?:erna|arna|isin|sin|ar|er|en|om|ям|ий|s|n|e|i|u|y|о|у|ю)$/u;
/** «söndagar», «niedzielę», «domingos»: days as they stand within a phrase. */
const isDay = (word: string) => {
  const stem = word.toLowerCase().replace(/ę$/u, 'e').replace(endings, '');
  return [word, stem, `${stem}a`, `${stem}e`, `${stem}е`, `${stem}і`, `${stem}y`].some(isOfDays);
};

/** «Sundays only», «nur Fr & Sa», «solo fines de semana», «土日限定» */
function isOnDays(text: string): boolean {
  if (
    /^(?:[月火水木金土日]曜?日?|土日祝?|平日|周末|周[一二三四五六日]|仅|限|[、・])+(?:のみ|限定)?$/u.test(
      text,
    )
  )
    return true;
  if (weekend.test(text)) return true;
  const bare = text.replace(/(?<=\p{L})\s(?:de semana|sonu)$/iu, '');
  const isAtWeekend = bare !== text;
  const words = bare.split(/\s?[\s,/–-]\s?/u).filter(Boolean);
  const areShort = words.filter((word) => shortDay.test(word)).length;
  const isNamed = isAtWeekend || words.some((word) => weekend.test(word) || isDay(word));
  return (
    (isNamed || areShort > 1 || (areShort === 1 && words.length > 1)) &&
    words.every(
      (word) =>
        onDays.has(word.toLowerCase()) ||
        weekend.test(word) ||
        isDay(word) ||
        shortDay.test(word) ||
        (isAtWeekend && /^(?:fin(?:es)?|fins?|fim|hafta)$/iu.test(word)),
    )
  );
}

const asCourse =
  /^(?:as (?:a )?(?:main(?: course)?|starter)|main course|starter size|als (?:haupt|vor)\p{L}+|en (?:plat|entrée)|comme plat|como (?:principal|segundo|entrante)|come (?:secondo|antipasto)|als (?:hoofd|voor)gerecht|som (?:huvud|hoved|för|for)r[äæe]tt?|pää?ruokana|jako (?:danie główne|przystawka|hlavní jídlo)|főételként)$/iu;
const ofSome = new RegExp(`^(?:${forHowMany})$`, 'iu');

/** «small portion», «for two», «as a main»: more or less of the dish above. */
export const isShare = (text: string): boolean =>
  ofSome.test(text) || asCourse.test(text) || (isPortion(text) && !/^\d/u.test(text));

const serves = String.raw`(?:serves?|feeds|serviert|sirve|sert|serveert)(?: (?:para|pour|für|a|à|ca\.|about|up to|até|hasta|jusqu’à|bis zu))? ${two}(?:\s${people})?`;
const ordered =
  '(?:(?:only )?(?:to|by|on) (?:pre-?)?order|pre-?order(?: only)?|(?:nur )?auf (?:vor)?bestellung|(?:nur )?auf vorbestellung|sur commande|(?:solo )?por encargo|(?:solo |só )?(?:sob|por) encomenda|(?:solo )?su (?:ordinazione|prenotazione)|op bestelling|på (?:för|forud|forhånds)?beställning|på (?:forud)?bestilling|tilauksesta|(?:tylko )?na zamówienie|na objednávku|(?:elő)?rendelésre|la comandă|po narudžbi|κατόπιν παραγγελίας|sipariş üzerine|(?:только )?на заказ|на замовлення|要予約|予約制)';

const remark = new RegExp(
  `^(?:${[ordered, serves, forHowMany, ofOne, byWeight, howMuch, wait].join('|')})$`,
  'iu',
);

/** «per person», «for 2», «6 pcs», «bottle», «Sundays only», «ca. 20 Min.»: said of a dish, whatever it is called. */
export function isRemark(text: string): boolean {
  const words = text.trim().replace(/!+$/u, '');
  return remark.test(words) || (/\d/u.test(words) && isPortion(words)) || isOnDays(words);
}

const servings = new RegExp(`^(?:${serves}|${forHowMany})$`, 'iu');
/** «Serves 2», «Para 2 personas» */
export const isServings = (text: string): boolean => servings.test(text.trim());
