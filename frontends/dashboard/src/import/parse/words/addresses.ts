const house = String.raw`\d{1,5}[A-Za-z]?(?:[/–-]\d{1,4}[A-Za-z]?)?`;
const capital = String.raw`\p{Lu}[\p{L}'’.-]*`;

/** Streets as each language says them, with their number. */
const streets = [
  String.raw`(?!(?:19|20)\d\d )${house},? (?:The )?(?:${capital} ){1,3}(?:St(?:reet)?|R(?:oa)?d|Ave(?:nue)?|Blvd|Lane|Ln|Drive|Quay|Sq(?:uare)?|Hwy|Terrace|Parade|Pde|Crescent)\.?(?=\s*(?:$|[,·|–#-]|[NSEW]{1,2}\b))`,
  String.raw`${house} The Quay`,
  String.raw`${house},? (?:bis |ter )?(?:rue|place|avenue|av\.|boulevard|bd|quai|chemin|route|impasse|allée)s? \p{L}`,
  String.raw`${capital}(?:straße|strasse|str\.|gasse|gatan|straat|laan|gracht) ${house}(?!\d)`,
  String.raw`${capital}s? (?:Str\.|Straße|út|utca|tér|krt\.) ${house}(?!\d)`,
  String.raw`(?:[Vv]ia|[Vv]iale|[Pp]iazza|[Cc]orso|[Vv]icolo|[Cc]alle|C/|[Aa]vda?\.?|[Aa]venida|[Aa]v\.|[Pp]laza|[Pp]aseo|[Cc]arrer|[Rr]ua|[Pp]raça|[Tt]ravessa|[Rr]ambla|ul\.|al\.|os\.|[Ss]tr\.|[Bb]d\.|вул\.|ул\.|просп\.|бул\.) ?[\p{L}'’ .-]{3,40},? (?:n[.º°]*\s?)?${house}(?!\d)`,
  String.raw`${capital} (?:Cad|Cd|Sok|Sk|Mah|Bulv)(?:desi|ak|\.)? [Nn]o ?[:.]? ?\d`,
].join('|');

/** A town's code, and the town. */
const towns = [
  String.raw`(?:[A-Z]{1,2}-?)?(?:\d{4,5}|\d{3} \d{2}|\d{2}-\d{3}|\d{4}-\d{3}) (?:[A-Z]{2} )?${capital}(?: [\p{L}.-]+){0,3}$`,
  String.raw`${capital},? \d{3} \d{2}$`,
].join('|');
const codes = [
  String.raw`\p{Lu}\p{Ll}+,? [A-Z]{2,3} \d{4,5}$`,
  String.raw`[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}$`,
  String.raw`[A-Z]\d[A-Z0-9] ?(?:\d[A-Z]\d|[A-Z0-9]{4})$`,
  String.raw`${capital},? (?:- ?)?\d{6}$`,
].join('|');

const rules = [
  new RegExp(`(?:^|[|,·•(–-]\\s*)(?:${streets})(?:[^,·|–/-]*[,·|–/-]\\s*(?:\\S+ )*\\p{L}|$)`, 'u'),
  new RegExp(`^[^\\d]{3,60} ${house}\\s?[,·|–-]\\s?(?:${towns})`, 'u'),
  new RegExp(`^(?:.* )?\\d[\\d/]*,? .{3,60}[\\s,](?:${codes})`, 'u'),
  /^〒|^\p{Lo}{1,6}[都道府県市省]\p{Lo}{1,8}[区區市町村县]\p{Lo}*[\d０-９]+[-－−号號丁番]/u,
  /^\p{Lo}+[시도] \p{Lo}+[구군시] \p{Lo}+[로길동] \d/u,
];

/** What has a price is no address, and a longer text says more than one. */
const isPlain = (text: string) => text.length < 110 && !/\p{Sc}|\d[.,]\d{2}(?!\d)/u.test(text);

/** «12 Wattle St, Fremantle WA 6160», «Hauptstraße 4 · 79100 Freiburg», «東京都新宿区西新宿1-2-3» */
export const isAddress = (text: string): boolean =>
  isPlain(text) && /[\d０-９]/u.test(text) && rules.some((rule) => rule.test(text.trim()));
