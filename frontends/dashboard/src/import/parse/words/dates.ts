const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|janvier|février|mars|avril|juin|juillet|août|septembre|octobre|novembre|décembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro)';
/** «Monday, March»: what follows is no price. */
export const beforeDay = new RegExp(`^\\W*(?:\\p{L}+[,.]?\\s+)?${months}\\.?\\s*$`, 'iu');
/** «, March 2», « 2.3.», « le 2 mars» */
export const dateAtEnd = new RegExp(
  `[,.]?\\s+(?:(?:the |le |den |der )?\\d{1,2}(?:st|nd|rd|th|[./]\\d{1,2})?[./]?(?: (?:de )?${months})?|${months} \\d{1,2}(?:st|nd|rd|th)?)(?:,? \\d{4})?$`,
  'iu',
);
