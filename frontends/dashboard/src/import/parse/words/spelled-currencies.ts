/** Money that is written otherwise than by a sign or a code that prices are always read with. */
export const spelledMoney = [
  'K\\.?D\\.?s?|B\\.?D\\.?s?|R\\.?O\\.?|J\\.?D\\.?s?|D\\.?T\\.?|dt|L\\.?D\\.?|[Dd]inars?',
  'د\\.\\s?[كبأتلعج]\\.?|دج|ر\\.[عقي]\\.?|ج\\.م\\.?|ل\\.ل\\.?|ريال|دينار|جنيه|ج(?!\\p{L})',
  'Dhs?\\.?|DHS?\\.?|dhs?\\.?|[Dd]irhams?|L\\.?E\\.?|S\\.?R\\.?|Q\\.?R\\.?|DA|da|L\\.?L\\.?',
  'F ?CFA|CFA|frs?\\.?|[Ff]rancs?|[sS][Ff]r\\.?|Fr\\.|Ksh?s?\\.?|TSHS|br|bs|gs|TT|F|Shs?\\.?|[Bb]irr|Br|ብር|GHC|GH¢|[Cc]edis|[Nn]aira|[Rr]and|bob',
  '[Tt]k\\.?|[Tt]aka|රු\\.?|रु\\.?|روپے|yen|won|ש["״]?ח|[Ll]ira|[Bb]aht|NT\\.?|圓|蚊|港幣|块',
  '[sS]/\\.?|\\$U|E£|[Ss]oles|[Rr]eais|Bs\\.?|[Bb]olivianos|Gs?\\.?|[Gg]uaran[íi]es|c(?=\\d)|[Cc]olones|Q\\.?|[Qq]uetzales|Lps?\\.?|L\\.?|[Ll]empiras|[Cc][óo]rdobas|[Pp]esos|m\\.n\\.|M\\.N\\.',
  '[Dd]ollars|[Bb]ucks|[Pp]ounds|[Ee]uros|#(?=\\d)',
  'KM|km|[Ll]ek[ëe]?|zl\\.?|zł\\.|ZŁ|lv\\.?|лв\\.?|лева|ден\\.?|денари?|[Dd]inara|kn|kc|[Kk]orun|[Kk]roner|[Kk]ronor|krónur|evra|euri|eiro|eurot|eurų|ευρώ|евро|дин\\.?|РСД|den|р\\.?|лей|[Ff]orint',
  "դր\\.?|դրամ|др\\.|[Dd]ram|man\\.?|[Mm]anat|сум|сўм|so[‘’'ʻ]m|[Ss]um|сом|[Ss]om|с|тг\\.?|тенге|т|лари|[Ll]ari|ლარი|ლ\\.?|(?:бел\\. )?руб\\.?|рублей|гривень",
].join('|');

/** Those with three decimals, without dots. */
export const thousandths: ReadonlySet<string> = new Set([
  ...[
    'KWD',
    'BHD',
    'OMR',
    'JOD',
    'TND',
    'LYD',
    'KD',
    'KDS',
    'BD',
    'BDS',
    'RO',
    'JD',
    'JDS',
    'DT',
    'LD',
  ],
  ...['DINAR', 'DINARS', 'دك', 'دب', 'دأ', 'دت', 'دل', 'رع', 'دينار'],
]);
