import { isOfDays } from '../headings.ts';

/** What stands beside hours, in the languages of menus. */
const words =
  'from|until|till?|to|between|and|daily|every ?day|all day|only|served|available|noon|midnight|midday|weekdays?|weekends?|o.?clock|hrs?|hours|am|pm|a\\.m\\.?|p\\.m\\.?|von|bis|ab|zwischen|und|täglich|nur|uhr|werktags|wochenende|de|du|des|à|a|au|jusqu.?à|jusqu.?au|jusque|entre|et|dès|partir|tous les jours|heures|service|servie?s?|servit[oaie]|servid[oa]s?|serviert|serveras|serveres|semaine|week-?end|desde|hasta|las?|los|el|y|días|laborables|diario|solo|sólo|fin de semana|dalle|alle|dal|al|fino|ore|ogni giorno|e|tutti i giorni|feriali|das|às|até|aos?|dias? úteis|todos os dias|van|tot|vanaf|tussen|en|uur|dagelijks|alleen|kl\\.?|från|till|och|mellan|endast|vardagar|vardag|fra|til|og|mellem|mellom|kun|hverdage?r?|klo|alkaen|asti|arkisin|päivittäin|od|do|po|w|godz\\.?|godzin\\p{L}*|między|codziennie|tylko|hod\\.?|hodin\\p{L}*|denně|denne|óráig|órától|óra|között|naponta|hétköznap|csak|hétvégén|între|orele|ora|și|până|la|de la|zilnic|doar|sati|svaki|dan|dnevno|samo|između|ure|vsak|από|έως|μέχρι|τις|στις|ως|το|τα|καθημερινά|saat|arası|arasında|kadar|hafta içi|hafta sonu|her gün|sadece|с|до|от|по|и|ежедневно|часов|час|ч\\.?|только|будни|від|з|щодня|години?|год\\.?|тільки|між|та|от|ежедневно|само|часа|між|من|إلى|الى|حتى|الساعة|صباحا|صباحاً|مساء|مساءً|ظهرا|ظهراً|يوميا|يومياً|فقط|مِن|מ|עד|בין|משעה|בשעות|từ|đến|tới|giờ|hàng ngày|chỉ|dari|sampai|hingga|pukul|setiap hari|buka|geserveerd|wordt|servit[oi]|tarjoillaan|joka päivä|podajemy|podáváme|podávame|minden nap|felszolgáljuk|servim|poslužujemo|serviramo|servis edilir|подаётся|подается|подається|сервирано|يقدم|תמיד|מוגש|כל יום|phục vụ|เสิร์ฟ|serviam|encerra|open|geöffnet|ouvert|abierto|aperto|aberto';
const uncased =
  '平日|土日祝?|祝日|毎日|のみ|限定|から|まで|午前|午後|営業|提供|時間|供应|供應|至|点|點|时|時|上午|下午|中午|早上|晚上|每天|每日|仅限|僅限|周一|周五|周末|工作日|오전|오후|시|분|부터|까지|매일|평일|주말|한정|제공|ทุกวัน|ตั้งแต่|ถึง|น\\.|เวลา|分';
const known = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})|${uncased}`, 'giu');
/** «8:00», «8h», «8 Uhr», «8 am»; «8.30» is an amount, too. */
const clock =
  /(?<![\d.,])(?:[01]?\d|2[0-4])(?:\s?(?:[:：]\s?|h)[0-5]\d(?![.,]\d)|\s?(?:h|uhr|uur|hrs?|am|pm|a\.m|p\.m|時|点|點|시|hod|godz|óra|óráig)(?!\p{L}))/iu;
const hour = '(?:[01]?\\d|2[0-4])(?:\\.[0-5]\\d)?';
const fromTo = new RegExp(
  `(?<![\\d.,])${hour}\\s?(?:[–—~～〜-]|(?!(?:h|hours?|hrs?|heures?|ore|uhr|uur)(?!\\p{L}))\\p{L}{1,6})\\s?${hour}(?![\\d.,])`,
  'u',
);
/** «hasta las 12», and not «ab 12», which is what it costs at least. */
const untilHour =
  /(?<!\p{L})(?:until|till?|bis|hasta las|fino alle|jusqu.?à|até às|tot|t\.?o\.?m\.? kl|kl\.?|klo|do godz\.?|do|до|έως τις|μέχρι τις|până la ora|saat|حتى الساعة|עד|đến|sampai) (?:[01]?\d|2[0-4])(?:\.[0-5]\d)?(?!\d|[.,]\d)(?:.{0,3}kadar)?$/iu;
const daysFromTo = /(?<!\p{L})\p{L}{1,4}\.?\s?[–—/-]\s?\p{L}{1,4}\.?(?!\p{L})/gu;
const eachWord = /\p{L}{3,}/gu;

/** «8:00-11:00», «until 11.30», «Mo-Fr 11-14 Uhr», «du lundi au vendredi»: when something is served, and nothing else. */
export function isServingTime(given: string): boolean {
  const text = given.trim();
  if (text === '' || text.length > 50 || /\p{Sc}/u.test(text)) return false;
  const withoutWords = text.replaceAll(known, ' ');
  const withoutDays = withoutWords.replaceAll(daysFromTo, ' ');
  const isSaid = withoutDays !== text || isOfDays(text);
  const isTimed = clock.test(text) || untilHour.test(text) || (isSaid && fromTo.test(text));
  const rest = (isTimed ? withoutDays : withoutWords)
    .replaceAll(eachWord, (word) => (isOfDays(word) ? ' ' : word))
    .replaceAll(/(?<=\d)\s?h(?!\p{L})/giu, ' ');
  return (
    (isTimed || isOfDays(text) || /平日|weekday|hafta içi|평일/iu.test(text)) &&
    !/\p{L}/u.test(rest)
  );
}

/** «Tues - Sun» */
export const areShortDays = (text: string): boolean =>
  /^\p{L}{1,4}\.?\s?[–—/-]\s?\p{L}{1,4}\.?$/u.test(text);
