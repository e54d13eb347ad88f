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
  /^\P{L}*serv\p{L}+ .*\d[.:]\d{2}\s?[–-]\s?\d{1,2}[.:]\d{2}$/iu,
  /^\P{L}*(?:كل الأسعار|الأسعار|כל המחירים|המחירים|все цены|цены указаны|усі ціни|ราคา(?:ยัง)?(?:ไม่)?รวม|表示価格|価格は|全部价格|모든 가격)(?!\p{L})/iu,
  new RegExp(`^\\P{L}*(?:${cover})(?!\\p{L}).*\\d`, 'iu'),
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
