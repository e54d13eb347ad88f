import { remembered } from '../remembered.ts';

/** Signs that stand before where a place is, when it is open, and how it delivers. */
const sign = /^\s*(?:[📍⏰🕐-🕧☎📞🛵📶📧]\u{FE0F}?\s*)+[\p{L}\d(+]/u;

const hours =
  'öffnungszeiten|opening hours|horaires|openingstijden|åbningstider|öppettider|åpningstider|aukioloajat|lahtiolekuajad|godziny otwarcia|otevírací doba|otváracie hodiny|nyitva ?tartás|program de lucru|radno vrijeme|радно време|delovni čas|работно време|часы работы|режим работы|години роботи|графік роботи|ώρες|ωράριο|çalışma saatleri|jam buka|giờ mở cửa|営業時間|营业时间|營業時間|영업시간|เวลาทำการ|เวลาเปิด|مواعيد العمل|ساعات العمل|שעות פתיחה';
const phone =
  'tel|tlf|tfn|puh|telefon|telefoon|téléphone|teléfono|тел|телефон|τηλ|โทร|هاتف|تليفون|טל|電話|电话|전화|điện thoại';
const wifi = 'wi-?fi|wlan|вай-?фай|와이파이|ไวไฟ|واي ?فاي|وای.?فای';
const street =
  'ul\\.|ulica|вул\\.|вулиця|ул\\.|улица|бул\\.|bul\\.|mah\\.|cad\\.|sok\\.|οδός|شارع|רחוב|ถนน|ซอย';
const delivery =
  'ค่าส่ง|ค่าจัดส่ง|สั่งขั้นต่ำ|ส่งใน|배달|최소 ?주문|포장 ?시|送料|配達料|配送费|起送价|أقل (?:أوردر|طلب)|التوصيل|دليفري|משלוח|משלוחים|минимальный заказ|доставк|мінімальне замовлення|ελάχιστη παραγγελία|minimum sipariş|minimální objednávka|minimalne zamówienie|phí giao|ongkir';
const cover = 'κουβέρ|cover charge|kuver(?: ücreti)?|cubierto|席料|茶位费|茶位';
const social =
  'gefällt|geteilt|j’aime|me gusta|mi piace|polubień|udostępnień|to se mi líbí|megosztás|beğeni|paylaşım|likes|shares|comments?|kommentare?r?|commentaires?|comentarios?|commenti|komentarzy|komentářů|hozzászólás|комментари\\p{L}+|коментар\\p{L}+|поширен\\p{L}+|репост\\p{L}+|σχόλια|κοινοποιήσεις|تعليق|التعليقات|إعجاب|مشاركة|תגובות|שיתופים|コメント|いいね|シェア|评论|댓글|좋아요|ความคิดเห็น|ถูกใจ|แชร์|bình luận|lượt thích';
const time =
  'days?|hours?|weeks?|tagen?|stunden?|wochen?|jours?|heures?|semaines?|días?|horas?|semanas?|giorni|ore|settimane|dias|dni|godzin\\p{L}*|tygodni\\p{L}*|dny|hodin\\p{L}*|týdn\\p{L}+|nap|órá?ja|gün|saat|hafta|дн\\p{L}+|час\\p{L}*|недел\\p{L}+|тижн\\p{L}+|год|ημέρες|ώρες|أيام|ساعات?|أسابيع|ימים|שעות|日|時間|天|小时|일|시간|วัน|ชั่วโมง';

const deliveries =
  'delivery|lieferung|livraison|envío|entrega|consegna|bezorging|leverans|levering|toimitus|dostaw[ay]|dowóz|rozvoz|donáška|kiszállítás|livrare|dostava|διανομή|teslimat|配送费|外送|外卖|ส่งฟรี|giao hàng';
const cash =
  'cash only|card only|cards? minimum|on cards?|(?:split|separate) bills|(?:nur )?barzahlung|kartenzahlung|(?:cb|carte bancaire) (?:à partir|min|dès)|chèques?|espèces|(?:solo|sólo) (?:en )?efectivo|con tarjeta|contanti|bancomat|cart[õã]\\p{L}+ (?:não|de crédito)|aceitamos|multibanco|pinnen|(?:endast|bara|kun) (?:med )?kort|kortbetal\\p{L}+|kortgebyr|korttimaksu|gotówk\\p{L}*|płatność|hotovost\\p{L}*|készpénz|numerar|gotovin\\p{L}*|μετρητά|nakit|наличн\\p{L}+|готівк\\p{L}+|現金|现金|현금|نقدا?|מזומן|tiền mặt|เงินสด|tunai';
const kitchen =
  'kitchen|küche|cuisine|cocina|cucina|cozinha|keuken|köket|køkkenet|kjøkkenet|keittiö|kuchnia|kuchyn[ěňa]|konyha|bucătăria|kuhinja|κουζίνα|mutfak|кухня|last orders?|letzte bestellung|dernières? commandes?|ラストオーダー|最后点单|最後點餐|라스트오더|주방|المطبخ|המטבח|bếp|ครัว|dapur';
const ending =
  'clos\\p{L}+|until|till?|bis|jusqu\\p{L}*|hasta|abierta|aperta|fino|até|tot|open|stänger|lukker|stenger|sulkeutuu|do|czynna|închide|radi|κλείνει|kapanır|до|работает|працює|まで|까지|حتى|עד|đến|ถึง|sampai|at|um|à|alle|às|la|na|nın|orders?|bestellung|commandes?|オーダー|点单|點餐|오더';
const uncased =
  '仅收现金|只收现金|現金のみ|現金のお支払|收現金|服務費|服务费|低消|自取|餐盒折|免配送费|免運|外送滿|送料|원산지|이상 주문|포장 ?가능|최소 ?주문|현금만|توصيل مجاني|نقدا|במזומן בלבד|משלוח חינם|שירות לא כלול|เงินสดเท่านั้น|ส่งฟรี';
/** «Servido de 11.30 a 15.30», «Almoço das 12.00 às 14.30»: two prices have no such word between them. */
const betweenHours =
  /^(?!.*(?:\p{Sc}|[–—(:-] )).*(?<![\d.,])[012]?\d[.:h][0-5]0\s(?:to|a|à|às|as|alle|bis|tot|til|till|do|до|по|și|és|ve|και|إلى|עד|đến|sampai)\s[012]?\d[.:h][0-5]0(?:\s?(?:h|uhr|uur|hod\.?|óra))?\.?$/iu;
/** What a house charges for besides its dishes. */
const fees =
  'minimumskøb|packaging|take-?away (?:box|container)|container|corkage|table charge|verpackung\\p{L}*|korkengeld|beilagenänderung|consigne|emballages?|droit de bouchon|embalaje|envase|descorche|pan y (?:servicio|cubierto)|servicio de (?:mesa|pan)|embalagem|taxa de rolha|imballo|confezione|servizio al tavolo|diritto di tappo|verpakking|kurkengeld|emballasje|pakkaus\\p{L}*|pantti|opakowani[ea]|korkowe|obal|změna přílohy|csomagolás|ambalaj|ambalaž[ae]|kuvert|συσκευασία|упаковка|пакування|контейнер|пробковый сбор|容器代|お通し代?|席料|打包[盒费]|餐盒费?|纸巾|開瓶費|开瓶费|低消(?:每人)?|포장용기|포장비|تغليف|אריזה|דמי חליצה|khăn (?:lạnh|ướt)|hộp mang về|ค่ากล่อง|ค่าถุง|kemasan';
const people =
  'people|persons?|guests|personen|personnes|personas|persone|pessoas|personer|henkilö\\p{L}*|osób|osob|fő|persoane|osoba|άτομα|kişi|человек|осіб|名様?|人|명|อย่าง|người|คน|orang';
const validity =
  'prices?|preise|stand|gültig|prix|carte valable|valables?|precios|válid[oa]s?|prezzi|validi|preços|válidos|prijzen|priser|hinnat|ceny|árak|prețuri|cijene|τιμές|fiyatlar|цены|ціни|valid|menu valid';

/** A longer line may hold a whole menu. */
const longest = 120;

const any = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;
/** «47 likes   12 comments» */
const counts = new RegExp(
  `^(?=\\D*\\d)(?:[^\\s]+\\s+){0,4}${any(social)}(?:\\s+[^\\s]+){0,5}\\s*$`,
  'iu',
);

const rules: readonly RegExp[] = [
  sign,
  new RegExp(`^\\P{L}*(?:${hours})(?!\\p{L}).*\\d(?!.*\\p{Sc})`, 'iu'),
  /\d\s?(?:صباح|مساء|ظهر)/u,
  new RegExp(`${any(phone)}[.:\\s]*\\(?\\+?\\d[\\d ().–/-]{5,}`, 'iu'),
  /^(?=.{0,60}$)[^\d]*(?<![\d.,])\(?0\d{1,3}\)?[ -]\d{2,4}[ -]\d{2,4}(?:[ -]\d{2})?(?![\d.,]|\s?\p{Sc})/u,
  new RegExp(`^\\P{L}*(?:${wifi})(?![\\p{Ll}])`, 'iu'),
  new RegExp(
    `^(?:[^,\\d]{2,30}, )?(?:${street})\\s?\\p{L}[^,]{2,30},?\\s\\d{1,3}[a-z]?$|^\\d{1,3} (?:${street})`,
    'iu',
  ),
  new RegExp(`(?<!\\p{L})(?:${delivery}).*\\d`, 'iu'),
  betweenHours,
  /^\P{L}*(?:\p{L}+ )?(?:serv\p{L}+|geserveerd|tarjoillaan|podajemy|podáváme|poslužujemo|dagelijks|täglich|arkisin|каждый день|ежедневно|щодня) .*\d[.:]\d{2}\s?[–-]\s?\d{1,2}[.:]\d{2}$/iu,
  /^\P{L}*(?:كل الأسعار|الأسعار|כל המחירים|המחירים|все цены|цены указаны|усі ціни|ราคา(?:ยัง)?(?:ไม่)?รวม|表示価格|価格は|全部价格|모든 가격)(?!\p{L})/iu,
  new RegExp(`^\\P{L}*(?:${cover})(?!\\p{L}).*\\d`, 'iu'),
  new RegExp(`^(?=.*\\d)(?!\\P{L}*\\p{Sc}\\s?0).*${any(deliveries)}`, 'iu'),
  new RegExp(
    `^(?=.{0,40}$)(?:.*(?:${uncased})|(?:每?[週周]|星期|禮拜|礼拜).{1,4}休|ปิด(?:วัน|ทุก)|nghỉ |סגור ב)`,
    'iu',
  ),
  new RegExp(`^(?=.{0,60}$).*(?<!\\p{L})(?:${cash})`, 'iu'),
  new RegExp(
    `^(?=.{0,60}$)(?!.*\\p{Sc}).*(?<!\\p{L})(?:${kitchen})(?=.*(?<!\\p{L})(?:${ending})|.*-ig$).*\\d`,
    'iu',
  ),
  new RegExp(`^\\P{L}*(?:${fees})(?!\\p{Ll})[^\\d]{0,20}\\d[\\d.,]*\\s?\\S{0,4}$`, 'iu'),
  new RegExp(`^(?!.*\\p{Sc})(?=.*(?:re[sz]er[vw]|予約|预订|예약)).*\\d\\s?${any(people)}`, 'iu'),
  new RegExp(
    `^\\P{L}*(?:${validity})(?!\\p{L})[^\\d]*(?:\\d{1,2}[./]\\d{1,2}[./]?)?.*(?:20\\d{2}|\\d{1,2}[./]\\d{1,2}\\.?)$`,
    'iu',
  ),
  /^(?:\s*#[\p{L}\p{M}\p{N}_]+){2,}\s*$/u,
  counts,
  new RegExp(
    `^\\P{L}*(?:(?:vor|il y a|hace|há|před|pred|πριν(?: από)?|قبل|منذ|לפני) )?\\d{1,2}\\s?${any(time)}(?: (?:ago|fa|atrás|temu|ezelőtt|önce|назад|тому)|前|전|ที่แล้ว)?\\s*(?:[·•].*)?$`,
    'iu',
  ),
];

/** What is said of the house, in the languages of menus: where it is, when it is open, how it delivers, what others wrote. */
export const isOfHouse = remembered(
  (text): boolean => text.length <= longest && rules.some((rule) => rule.test(text)),
);

/** Whether what stands below such a line was written by others. */
export const isOfGuests = (text: string): boolean => counts.test(text);
