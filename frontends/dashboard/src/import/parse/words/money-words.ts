const sign =
  '(?:(?<=^|\\s)R(?=\\d)|(?:R|RD|N|HK|US|S|A|C|NZ|NT|MX|AR|J|TT|EC|BB|BZ|CA|AU|GH)?\\p{Sc}|円(?:[+＋]税)?|원|元|đ)';
const code =
  '(?:CHF|EUR\\.?|USD|GBP|CAD|AUD|NZD|SGD|HKD|JPY|CNY|INR|BRL|MXN|TRY|PLN|CZK|HUF|RON|SEK|NOK|DKK|Euros?|Fr\\.?|kr\\.?|zł|Kč|Ft|lei|TL|KD|BD|OMR|JD|AED|SAR|QAR|Dhs?|EGP|MAD|NIS|ILS|THB|IDR|PHP|RM|MYR|VND|KRW|RUB|руб\\.?|р\\.|UAH|грн\\.?|BGN|лв\\.?|RSD|din\\.?|ISK|ZAR|ر\\.س|د\\.إ|ج\\.م|ل\\.ل|د\\.ك|ريال|ریال|تومان|درهم|جنيه|دينار|บาท|ლარი|টাকা|դրամ|VNĐ|Rs\\.?|Rp\\.?|RMB|[KTU]sh\\.?|KES|UGX|TZS|GHS|NGN|NAD|LKR|PKR|NPR|UYU)(?![\\p{L}])';

export const currency = `(?:${sign}|${code})`;

/** Written without decimals: a comma groups thousands. */
const whole =
  /(?:¥|₹|₩|₫|円|원|元|đ|VND|KRW|IDR|ISK|HK\$|NT\$|Ft|Kč|kr\.?|JPY|INR|HUF|CZK|SEK|NOK|HKD)/iu;

export const isWholeMoney = (amount: string): boolean => whole.test(amount);

/** What a price is per: a piece, a person, a weight. */
export const unit =
  "(?:each|c\\/u|p\\/p|(?:par|pr\\.|por|per|je|za) (?:pers|stk|ud|szt|os|kpl|couvert)\\.?|couvert|(?:half|a) dozen|dozen|ea\\.?|cad\\.?|cadauno|pp\\.?|p\\.\\s?p\\.|l'etto|(?:per|pr\\.?|pro|par|por|a|à|za|na|al|les|je) (?:\\d+\\s?)?\\p{L}+(?: (?:per|pr\\.?) \\p{L}+(?:\\/\\p{L}+)?)?|person(?:er)?|személyenként|kişi başı|hlö|一人前|お一人様|每位|每人|每份|每\\d+克|1인분?|للشخص|לסועד|לאדם|ต่อท่าน|ต่อคน|प्रति व्यक्ति|هر نفر|/\\s?(?:kg|hg|10 dkg|\\d{0,2}人前|1인분|etto|\\d{2,4}\\s?g|(?:les |τα )?100\\s?(?:gr?|г|γρ|غ|گرم|גרם|กรัม|ग्राम)\\.?|lb|oz|person|pers\\.?|stück|piece|pc|dozen|slice|scoop|glass|bottle|guest|pax|шт\\.?|кг)|/\\p{Lo}{1,6})";

/** Three-decimal currencies. */
export const hasThousandths = (amount: string): boolean =>
  /(?:KD|BD|OMR|JD)(?!\p{L})/u.test(amount);

const priceWord =
  '(?:price[ds]?|preise?|prix|precios?|preços?|prezz[oi]|prij(?:s|zen)|pris(?:er|en)?|hinta|ár|prețul?|fiyatı?|τιμή|цена|ціна|giá|harga|ราคา|سعر|מחיר)';
/** What a price goes by where a menu has none. */
const byWeight =
  '(?:(?:by|per|to) (?:weight|size)|(?:nach|n\\.|je nach) gew(?:icht|\\.)|(?:au|selon(?: le)?) poids|(?:al|ao|a|por|según(?: el)?|segundo o|conforme(?: o)?|consoante o|second[oa] il) peso|(?:op|volgens|naar) gewicht|(?:efter|etter) v[eæi]g?kt|painon mukaan|(?:wg|według) wagi|(?:dle|podľa) (?:váhy|hmotnosti)|súly szerint|(?:po|prema) (?:težini|kg)|în funcție de greutate|ağırlığa göre|(?:(?:ανάλογα )?με το|ανά) (?:βάρος|κιλό)|κατόπιν ζύγισης|(?:по|за) (?:весу|вагою|весом)|theo (?:kg|cân|ký)|(?:sesuai|ikut) (?:berat|timbangan)|按(?:重量|斤)计价)';
const byMarket =
  '(?:as per market|market|season|mercado|mercato|marché|cours|arrivage|quotazione|disponibilità|piață|saison|temporada|stagione)';

const market = [
  `(?:(?:${priceWord}|cen[aáy]|cijena)[:,]? (?:\\p{L}{1,10} ){0,2})?${byWeight}`,
  `${priceWord}(?: \\p{L}{1,10}){0,2} ${byMarket}`,
  '(?:рыночная|ринкова) (?:цена|ціна)|(?:tržišna|denná) c(?:ij)?ena|piaci ár|ημερήσια τιμή|cena na (?:dotaz|vyžiadanie)|päivän hintaan|marktpreise?|dagprijzen|(?:preț|prețul) (?:de|pe) piață|giá thời điểm|市[価价]',
  '(?:market|mkt\\.?|seasonal) price',
  'mkt\\.?',
  '(?<=^|[.…_:|(–—-]\\s*|\\s{2})(?:market|seasonal)',
  'price of the day',
  'a\\.?[pq]\\.?s?\\.?',
  '(?:as per|price(?:d)? (?:by|per)|preis (?:nach|pro|je)|prix (?:au|selon)|precio (?:por|según)|preço (?:ao|por)|prezzo (?:al|a)|prijs per) (?:size|weight|k(?:g|ilo)|gewicht|größe|poids|peso)',
  '時価|时价|時價|시가',
  'm\\.?\\/?p\\.?',
  '\\p{Sc}?\\s?tb[acd]',
  '(?:nach )?tagespreis',
  'prix du (?:marché|jour)',
  'selon (?:arrivage|(?:le )?cours|(?:le )?marché|pêche)',
  '(?:precio )?seg[úu]n (?:el )?mercado',
  'precio (?:del d[íi]a|de mercado)',
  's\\.?\\/?m\\.?',
  'prezzo (?:del giorno|di mercato)',
  's\\.?q\\.?',
  'tagesaktuell\\p{L}*',
  'preço (?:do dia|de mercado)',
  'dag(?:prijs|spris)',
  'cena dnia',
  'denní cena',
  'napi ár',
  'günlük fiyat',
  'second[oa] (?:il )?mercato|segons (?:el )?mercat|preț(?:ul)? (?:pieței|zilei)',
  'päivän (?:hinta|mukaan)|päevahind|dienas cena|dienos kaina|dags(?:verð|pris|prisen)',
  'cena (?:wg|według|zależna od) (?:wagi|dnia|rynku)|(?:denn[íá]|aktuální|aktuálna) cena|cena dňa',
  '(?:dnevna|tržna) cijena|(?:dnevna|tržna) cena|cijena po (?:kg|dogovoru)',
  '(?:дневна|пазарна) цена|цена (?:дня|по запросу|по весу|за весом)|ціна (?:дня|за вагою|за запитом)|дневна цена',
  'τιμή (?:ημέρας|αγοράς)|(?:rayiç|piyasa) fiyatı?',
  '(?:حسب|سعر) (?:السوق|اليوم|الوزن)|מחיר (?:יומי|השוק|לפי משקל)|לפי (?:משקל|מחיר השוק)|قیمت روز',
  'ราคา(?:ตาม)?ตลาด|ตามราคาตลาด|thời giá|theo thời giá|giá thị trường|harga pasar(?:an)?|बाज़ार भाव',
  '(?:daily|today.?s) price|price (?:on|upon) request|p\\.?o\\.?a|dagens pris|marktprijs|marknadspris|markedspris|prijs op aanvraag|preis (?:auf anfrage|nach gewicht|saisonal)|prix (?:sur demande|selon (?:la )?saison|au poids)|selon (?:le )?poids|p\\.\\s?s\\.\\s?m|(?:precio )?(?:seg[úu]n (?:el )?peso|a consultar)|s\\/(?:mercado|p)|prezzo (?:secondo stagione|su richiesta)|second[oa] (?:il )?peso|(?:preço )?segundo (?:o )?(?:peso|mercado)|preço (?:sob|a) consulta|sob consulta|consoante o peso',
  'cena (?:rynkowa|na zapytanie|sezonowa|dle (?:váhy|dohody))|dle (?:denní ceny|váhy)|kilohinta|napi áron|preț(?:ul)? la cerere|cijena (?:na upit|prema težini)|cena na upit|κατόπιν ζήτησης|(?:mevsim|günün) fiyatı|fiyat (?:için )?sorunuz|по рыночной цене|応相談|要相談|시세|싯가|面议|面議|ราคาตามฤดูกาล|(?:ราคา)?ตามน้ำหนัก|giá theo mùa|harga musiman',
  // Of a line in words these may be said of something else.
  "(?<=[.…·_]{2}\\s*|\\s[–—-]\\s*|\\s{2})(?:(?:please )?ask(?: (?:your|the|our))?(?: (?:server|staff|waiter|us))?|see (?:the )?(?:black)?board|fragen sie(?: uns)?|siehe tafel|demandez[ -]nous|voir (?:l[’'])?ardoise|chiedere|(?:p\\.)?s\\.q\\.|consultar(?: precio)?|p\\.v\\.p\\. do dia|zie (?:het )?bord|fråga (?:oss|personalen)|se tavlan|spørg personalet|se tavle[nr]?|kysy (?:hintaa|henkilökunnalta)|zapytaj(?: obsługę)?|viz tabule|dle aktuální nabídky|érdeklődjön|(?:kg )?fiyatı sorunuz|питайте(?: офіціанта| сервитьора)?|уточняйте(?: у официанта)?|спросите(?: официанта)?|ρωτήστε(?: μας)?|(?:가격 ?)?문의|สอบถาม(?:ราคา)?|询价|要問い合わせ|お問い合わせください|اسأل(?: عن السعر)?)",
  '(?<=[.…·_]{2}\\s*|\\s[–—-]\\s*|\\s{2})(?:on request|as per market|auf anfrage|sur demande|s\\.c\\.|su richiesta|secondo disponibilità|op aanvraag|po dogovoru|за запитом|по запросу)',
];

const free =
  'free|free of charge|complimentary|on the house|kostenlos|gratis|gratuit[eo]?|offerte?s?|grátis|omaggio|za darmo|zdarma|ingyen(?:es)?|besplatno|δωρεάν|ücretsiz|ikram|бесплатно|безкоштовно|безплатно|無料|免费|免費|무료|مجانا|مجاني|חינם|miễn phí|ฟรี|ilmainen|tasuta|nemokamai|bez maksas';
/** «Tap water ..... free», «Bread – gratis»: apart from the name, as a price is; «Bread gluten free» says another thing. */
export const freeAtEnd = new RegExp(
  `(?<=\\p{L}[^:]*)(?:[.…_]{2,}\\s*|\\s+[–—-]\\s+|\\s{3,})(?:${free})[.!]?$`,
  'iu',
);

export const marketAtEnd = new RegExp(`(?:^|[\\s.…_:|(–—-])(?:${market.join('|')})\\)?$`, 'iu');
