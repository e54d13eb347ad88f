import { isOfDays } from '../headings.ts';

/** Each in the languages of menus, by the beginnings of their words. */
const tax =
  'mwst|ust|tva|ttc|iva|btw|moms|mva|alv|vat|gst|dph|áfát?|pdv|ddv|ддс|ндс|пдв|φπα|kdv|käibemaks\\p{L}*|pvn|pvm|ppn';
const taxUncased =
  '税込|税抜|税别|含税|부가세|ضريبة|مالیات|מע[״"]מ|ภาษี|consumption tax|impuestos? incl';
const prices =
  'pri[cs]|prix|preis|prezz|preç|precio|ceny|cen[ae]|hinn|kain|ára|preț|τιμ|fiyat|цен|ціни|harga|giá|価格|价格|가격|أسعار|מחיר|ราคา|قیمت';
const included =
  'in[ck]l|inclu|zawiera|včetně|vrátane|sisald|sisält|tartalmaz|uključ|vključ|uračun|norādīt|nurodyt|περιλαμβ|συμπερ|dahil|termasuk|bao gồm|شامل|כולל|รวม|указан|вказан';
const service =
  'servi[cczsțt]|service|serwis|szervizd|обслуж|обслуг|palvelumaksu|teenustasu|apkalpošan|aptarnavim|strežb|uslug|taxa|服务费|服務費|サービス料|봉사료|خدمة|سرویس|שירות|ค่าบริการ|phục vụ|layanan';
const allergy =
  'al+[eē]r[gģ]|alerji|αλλεργ|ал+ерг|アレルギー|过敏|過敏|알레르기|حساسية|حساسیت|آلرژی|אלרגי|แพ้อาหาร|dị ứng';
const telling =
  'inf[oó]rm|tell|ask(?!\\p{L})|speak|let us|request|available|frag|sprech|wend|mitteil|signal|demand|disponib|rivolg|chied|comunic|consult|pregunt|avis|meld|laat|fråg|spør|kerro|kysy|pros[ií]m|pyta|vyžádání|kérj|jelez|rugăm|anunț|molim|obavijest|obvest|моля|уведом|сообщ|пожалуйста|повідом|будь ласка|ενημερ|bildir|lütfen|palun|teavet|lūdzu|prane[šs]|申し付け|お知らせ|告知|말씀|يرجى|إبلاغ|נא |עדכ|แจ้ง|vui lòng|mohon|beri tahu|لطفا|اطلاع|ہمیں';
const booking =
  'reserv|réserv|rezerv|rezerw|prenotaz|bord(?:s)?b[eo]|boka bord|pöytävara|asztalfoglal|резерв|брони|бронюв|κρατήσεις|broneer|予約|订座|订位|訂位|예약|للحجز|הזמנ(?:ה|ות)|จอง|đặt bàn|رزرو';
const thanks =
  'thank you|thanks for|(?:vielen|herzlichen) dank|danke(?!\\p{L})|merci(?!\\p{L})|grazie|gracias|obrigad[oa]s? (?:pela|por)|bedankt|tack för|tak for|takk for|kiitos|kiitämme|dziękujemy|děkujeme|ďakujeme|köszön|(?:vă )?mulțumim|hvala|благодар|спасибо|дякуємо|ευχαριστ|täname|aitäh|paldies|ačiū|dėkojame|谢谢|謝謝|感谢|شكر|תודה|ขอบคุณ|cảm ơn|terima kasih|ممنون';
const thanksWithin = 'teşekkür|ありがとう|감사합니다|سپاس';
const least =
  'mínim[oa]|min(?:imum|im\\p{L}+|\\.)?|mindest\\p{L}*|minsta|ελάχιστη|najmanj\\p{L}+|حداقل|الحد الأدنى|מינימ|ขั้นต่ำ|tối thiểu|миним|мінім';
const orders =
  'order|bestel|commande|ordine|pedido|beställning|bestilling|tilaus|zamówieni|objednávk|rendelés|comand[ăa]|narudžb|naročil|поръчк|заказ|замовленн|porudžbin|παραγγελία|sipariş|tellimus|pasūtījum|užsakym|pesan|pemesanan|đơn|طلب|הזמנה|สั่ง|سفارش';
const opened =
  'open|geöffnet|ouvert|apert[oi]|abiert[oa]|abert[oa]|geopend|öppet|åbent|åpent|avoinna|auki|otwart|czynne|otevřeno|otvorené|nyitva|deschis|otvoreno|odprto|отворено|открыт|відчинен|працюєм|работаем|ανοιχτ|açık|avatud|atvērts|dirbame|営業|营业|영업|مفتوح|פתוח|เปิด|mở cửa|buka|باز';

const closed =
  'closed|geschlossen|ruhetag|feiertag|fermée?|jour férié|chius[oa]|festivo|cerrad[oa]|tancat|encerrad[oa]|feriado|fechad[oa]|gesloten|stängt|helgdag|lukket|stengt|suljettu|lokað|nieczynne|zamknięte|zavřeno|státní svátek|zatvoren[éoa]|zárva|închis|zaprto|затворен[оа]|закрыт[оа]|выходной|зачинено|закрито|вихідний|uždaryta|nedirbame|slēgts|suletud|κλειστ[άό]|kapalı|סגור|مغلق|تعطیل|定休日|お休み|休業|休息|휴무|휴일|ปิด|หยุด|nghỉ|tutup|libur|बंद';

/** «closed», «Ruhetag», «We are closed»: what is said of a day without dishes. */
const opening = new RegExp(
  `${opened}|${closed}|öffnung|holiday|weekend|wochenende|kitchen|küche(?!n)|cuisine ouverte|cocina|cucina aperta|hours|horaire|horario|orari[oe]?|openingstijd|öppettid|åbningstid|åpningstid|aukiolo|godziny|otevírací|nyitvatart|program(?!\\p{L})|ώρες|ωράριο|saatleri|часы работы|години роботи|delivery|lieferung|livraison|consegn|(?<!\\p{L})(?:tel|phone)(?!\\p{L})`,
  'iu',
);
const closedAlone = new RegExp(`^\\P{L}*(?:\\p{L}+ ){0,3}(?:${closed})\\P{L}*$`, 'iu');
/** «Open», «Öffnungszeiten», «Kitchen hours»: what stands before them are hours of the house. */
export const isOfOpening = (text: string): boolean => opening.test(text);
/** «Fermé le lundi», «Monday closed» */
const closedOn = new RegExp(
  `^(?:\\P{L}*(?:\\p{L}+ ){0,2})?(?:${closed})(?: \\p{L}+){1,5}\\P{L}*$`,
  'iu',
);
export const saysClosed = (text: string): boolean =>
  !/\d/u.test(text) && (closedAlone.test(text) || (closedOn.test(text) && isOfDays(text)));

const begins = (words: string) => `(?<!\\p{L})(?:${words})`;
const noMoney = '(?!.*(?:\\p{Sc}|\\d[.,]\\d{2}(?!\\d)(?!\\s?[–-])))';

/** What stands below a menu: taxes, service, allergies to tell of, hours, bookings, thanks, the least order. */
export const houseNotes: readonly RegExp[] = [
  new RegExp(
    `^${noMoney}(?!.*\\|)(?=.*(?:${begins(`(?:${tax})(?!\\p{L})`)}|${taxUncased}))(?=.*(?:${prices}|${included}))`,
    'iu',
  ),
  new RegExp(`^(?=.*\\d\\s?[%％٪]|.*%\\s?\\d)(?=.*(?:${service}))${noMoney}`, 'iu'),
  new RegExp(`^(?=[^:=|\\d]*(?:${allergy})[^:=|\\d]*$)(?=.*(?:${telling}))`, 'iu'),
  new RegExp(`^\\P{L}*${begins(booking)}(?=(?:\\D*\\d){6})${noMoney}`, 'iu'),
  new RegExp(`^(?:\\P{L}*(?:${thanks})|.*(?:${thanksWithin}))${noMoney}`, 'iu'),
  new RegExp(
    `${begins(least)}[^\\d.;()]{0,12}(?:${orders})|${begins(orders)}[^\\d.;()]{0,12}(?:${least})|^(?:최소|起送|ラストオーダー).*\\d`,
    'iu',
  ),
  new RegExp(
    `^(?=.*${begins(opened)})(?=.*\\d{1,2}(?:[.:h]\\d{2})?\\s?h?\\s?(?:[–—-]|to|till|bis|à|as|às|a|до|تا)\\s?\\d)(?!.*\\p{Sc})`,
    'iu',
  ),
];
