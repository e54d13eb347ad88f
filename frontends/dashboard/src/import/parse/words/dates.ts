const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|ledna|února|března|dubna|května|června|července|srpna|září|října|listopadu|prosince|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|január|február|március|április|május|június|július|augusztus|szeptember|október|tammikuuta|helmikuuta|maaliskuuta|huhtikuuta|toukokuuta|kesäkuuta|heinäkuuta|elokuuta|syyskuuta|lokakuuta|marraskuuta|joulukuuta|maj|augusti|desember|ianuarie|februarie|martie|aprilie|iunie|iulie|septembrie|octombrie|noiembrie|decembrie|siječnja|veljače|ožujka|travnja|svibnja|lipnja|srpnja|kolovoza|rujna|studenoga?|prosinca|ocak|şubat|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık)';
/** «Monday, March»: what follows is no price. */
export const beforeDay = new RegExp(`^\\W*(?:\\p{L}+[,.]?\\s+)?${months}\\.?\\s*$`, 'iu');
/** «, March 2», « 2.3.», « le 2 mars», « – 6 de junho», «, dia 15» */
export const dateAtEnd = new RegExp(
  `[,.]?\\s+(?:[–—-]\\s+)?(?:(?:the |le |den |der |dia |día |el |il |dne )?\\d{1,2}(?:st|nd|rd|th|[./]\\d{1,2})?[./]?(?: (?:de )?${months})?|${months} \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?$`,
  'iu',
);

/** Of a day or a month: «0.0 - 4.50» are no dates. */
const upTo31 = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const numeric = String.raw`(?:${upTo31}\s?[./]\s?${upTo31}(?!\d)\s?(?:[./]\s?(?:\d{4}|\d{2}(?!\d))?)?|\d{4}[./-]\s?\d{2}[./-]\s?\d{2}\.?)`;
const fullDate = String.raw`(?:\d{1,2}[./-]\s?\d{1,2}[./-]\s?(?:20)?\d{2}|20\d{2}[./-]\s?\d{2}[./-]\s?\d{2})\.?`;

/** «23.2.2026 Monday» */
export const dateAtStart = new RegExp(`^\\W*${numeric}[.,:]?\\s+(?=\\p{L})`, 'u');
/** «Monday (23.2.2026)», «Monday - 23.2.», «Monday (14)» */
export const numbersAtEnd = new RegExp(
  `,?\\s*(?:(?:[–—-]\\s*)?\\(?${numeric}\\)?|\\(\\d{1,2}\\))\\s*$`,
  'u',
);
/** «06.04.2026», with its year. */
export const dateIn = new RegExp(`(?<![\\d.,/])${fullDate}(?![\\d,])`, 'u');
/** «Specials for Weekend 10.18.24», «Updated 9/12/16»: no prices. */
export const fullDateAtEnd =
  /(?:^|\s)\d{1,2}\.\d{1,2}\.(?:20)?\d{2}$|(?:updated?|starting|effective|beginning|as of|of|from|until|specials?|date|stand|vom|per|du|del)[:\s]\s*\d{1,2}\/\d{1,2}\/(?:20)?[12]\d$/iu;
/** «02.03.2026» alone. */
export const isDate = (text: string): boolean =>
  new RegExp(`^\\W*${fullDate}\\W*$`, 'u').test(text);
/** «10/3 – 14/3», «10.3.–16.3.2026» */
export const datesFromTo = new RegExp(`${numeric}\\s?(?:[–—-]|to|bis|do|au|al)\\s?${numeric}`, 'u');

/** «SEG», «Mo», «Čt»: days as they are shortened. */
const shortDays = new Set(
  'mon tue tues wed thu thur thurs fri sat sun mo di mi do fr sa so lun mar mer jeu ven sam dim gio mie mié jue vie sab sáb dom seg ter qua qui sex ma wo vr za zo mån tis ons tor tors fre lör sön man tir lør søn ke ti to pe la su pn wt śr czw cz pt so nd po út ut st čt ct pá pa hé k sze cs csü pé pon uto sri čet pet sub tor sre lu jo vi pzt sal çar per cum cmt paz пн вт ср чт пт сб вс нд št pi δευ τρί τρι τετ πέμ πεμ παρ σάβ σαβ κυρ pr an tr kt pn sk sen sel rab kam jum 月 火 水 木 金 土 日 월 화 수 목 금 토 일 จ อ พ พฤ ศ ส อา'.split(
    ' ',
  ),
);

export const isShortDay = (text: string): boolean =>
  shortDays.has(text.trim().toLowerCase().replace(/\.$/u, ''));
