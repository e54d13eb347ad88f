const ahead =
  'half|full|whole|small|large|regular|halbe|ganze|kleine|große|demi|petite|grande|media|mezza|meia|halve|hele|kleine|grote|halv|hel|liten|lille|stor|puolikas|koko|pieni|iso|pół|cała|mała|duża|poloviční|polovičná|celá|malá|velká|veľká|fél|egész|kis|nagy|jumătate de|pola|cijela|mala|velika|pol|cela|половин|половина|цяла|малка|голяма|пола|цела|мала|велика|целая|полная|маленькая|большая|пів|ціла|повна|μισή|ολόκληρη|μικρή|μεγάλη|yarım|tam|küçük|büyük|nửa|cả|setengah|satu|poole|täis|pus|pilna';
const behind =
  'entière|entera|pequeña|grande|mediana|intera|piccola|inteira|completa|pequena|întreagă|mică|mare|kecil|besar|nhỏ|lớn';
const portion =
  'portions?|portionen|portioner|porci[óo]n|raci[oó]n|raciones|porzion[ei]|porç(?:ão|ões)|doses?|porties?|porsjon(?:er)?|annos(?:ta)?|porcj[aię]|porce|porci[aei]|porcij[aei]|adag|porți[ei]|porție|порци[яийю]|порці[яїй]|порциј[ае]|полпорции|μερίδ(?:α|ες)|porsiyon|porsi|phần|portsjon';
const people =
  'people|persons?|persone[nr]?|personas|personnes|pessoas|hengelle|osób|osob[yaei]|személyre|persoane|души|особ[еиа]|osobe|osobi|oseb[ei]|персон[ыи]?|άτομα|orang|ท่าน|người|adults?';
/** «for 2 people»; «for» itself stands in more. */
export const forWhom =
  'für|pour|para|per|voor|för|til|dla|pro|pre|pentru|за|на|για|untuk|สำหรับ|serves';
const pieces =
  'pieces?|pcs|stück|stk|st|pièces|piezas|unidades|uds?|un|pezzi|pz|stuks|kpl|szt|ks|db|buc|kom|kosov|бр|шт|τεμάχια|τεμ|adet|tusuk|miếng|ชิ้น|יחידות|قطع|قطعة';

/** «half portion», «1,5 porsiyon», «for 2 people», «6 pieces»: how much there is of a dish, and for how many. */
export const saidPortions = [
  `(?:(?:${ahead}|\\d(?:[.,]5)?|½|1/2)[ -])?(?:${portion})(?: (?:${behind}))?`,
  `(?:(?:for|${forWhom}) )?\\d{1,2} (?:${people})`,
  '\\d{1,2} kişilik',
  `\\d{1,3} ?(?:${pieces})\\.?`,
  '\\d(?:人前|份|인분|个|個|개|名様用?|人份|인용) ?',
].join('|');

/** What a number ahead counts. */
export const countedNouns = `${portion}|${people}|${pieces}|kişilik`;
