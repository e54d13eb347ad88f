const units =
  `h|hrs?|hours?|days?|weeks?|months?|years?|minutes?|std|stunden?|tagen?|wochen?|monaten?|jahren?|minuten?
heures?|jours?|semaines?|mois|ans|années?|ore|giorni|settimane|mesi|anni|minuti|horas?|d[ií]as|semanas|meses|años|anos|minutos|hores
uur|uren|dagen|weken|maanden|jaar|timmars?|timers?|dygns?|dagars?|dages?|dagers?|veckors?|ugers?|ukers?|månaders?|måneders?|års?|tunnin|tuntia|päivän|päivää|viikon|viikkoa|kuukauden|vuoden
godzin[yę]?|dni|tygodni|miesięcy|lat|hodin[yu]?|dnů|dní|týdnů|měsíců|let|mesiacov|rokov|órá[sn]|napo[sn]|hónapos|éves|zile|săptămâni|ani|sati|dana|mjeseci|ur|dneva
час(?:а|ов|ова)?|дн(?:я|ей|и|ів)|недел[ьи]|месяц(?:а|ев)|лет|годин[иа]?|місяців|дана|месеци|ώρες|ωρών|ημέρες|ημερών|μήνες|μηνών
saat(?:lik|te)?|gün(?:lük|de)?|haftalık|aylık|yıllık|giờ|ngày|tháng|năm|jam|hari|bulan|tahun`
    .split('\n')
    .join('|');
const led = new RegExp(
  `^\\s*\\d{1,3}(?:[.,/–-]\\d{1,3})?(?:\\s?[-–]?\\s?(?:${units})(?!\\p{L})|\\s?(?:時間|日間|年|[ヶか]月|小[时時]|天|시간|일간?|년|개월|ชั่วโมง|วัน|ساعة|שעות|घंटे))`,
  'iu',
);
const measured = /^\s*\d{1,4}(?:[.,]\d+)?\s?(?:k?g|gr|dkg|[cm]?l|[cm]m|oz|lbs?|%)(?!\p{L})/u;

/** «18 hours cooked», «24h broth», «36 mesi di stagionatura», «200 g of beef»: said of a dish, which it does not number. */
export const beginsWithSpan = (text: string): boolean => led.test(text) || measured.test(text);
