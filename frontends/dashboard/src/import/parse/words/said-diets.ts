import { plain } from './plain.ts';

export type Diet = 'vegetarian' | 'vegan' | 'gluten free';

/** Words of diets in the languages of menus as they begin, signs of ヴィーガン and 채식 included; «vegetables» is none. */
const beginnings: [Diet, string][] = [
  [
    'vegan',
    'vegan|plant[ -]based|vegaani|vegetalien|wegan|veigeanach|beganoa?$|веган|βιγκαν|βεγκαν|ვეგან|טבעוני|نباتي صرف|وگان|纯素|純素|全素|비건|فيجن|فيغان|ヴィーガン|ビーガン|วีแกน|เจ$|thuần chay|वीगन',
  ],
  [
    'vegetarian',
    'veget(?!ab|ais|al(?!ien)|a$)|veggie|wegetar|[vw]eg[aegio]$|ve[jx]etar|veigeatorach|vegjetar|begetarian|kasvis(?:ruoka)?$|taimetoi|grænmeti(?:sréttur)?$|senza carne|sans viande|ohne fleisch|sin carne|sem carne|meat[ -]?(?:free|less)|(?:no|without) meat|вегетар|χορτοφαγ|צמחוני|نباتي|گیاه|素食|蛋奶素|奶素|채식|ベジタリアン|มังสวิรัติ|chay$|शाकाहारी|ვეგეტარ|bez masa|bez mięsa|zonder vlees',
  ],
  [
    'gluten free',
    'celia[ck]|coelia|zöliak|gluten[ -]?(?:free|frei|fri|vrij|siz|mentes)|gluteenivaba|glutenlaus|(?:sans|sin|sem|sen|sense|senza|no|uten|uden|utan|zonder|ilman|fara|bez|brez|pa|khong|bebas|tanpa) glut|(?:sin|senza) tacc$|be gli(?:uten|tim)|glutenik gabe|saor o ghlutan|bezglut|gluteeniton|безглют|без глют|без глутен|bezlepk|bez lepk|χωρίς γλουτένη|グルテンフリー|无麸质|無麩質|글루텐 ?프리|(?:خالي? من|بدون) (?:ال)?[غج]لوتين|بدون گلوتن|ללא גלוטן|(?:ปราศจาก|ไม่มี)กลูเตน|ग्लूटेन (?:मुक्त|फ्री)|გლუტენის გარეშე',
  ],
];
const rules = beginnings.map(([diet, words]) => {
  const any = `^(?:${plain(words)})`;
  return { diet, begins: new RegExp(any, 'u'), whole: new RegExp(`${any}\\p{L}*$`, 'u') };
});

const suitable =
  /^(?:suitable for|geeignet fur|convient aux|adatto a|apto (?:para )?|подходит для|dania|danie|for) ?/u;
/** What parts the entries of a list, in the languages of menus. */
export const betweenEntries =
  /\s*(?:[,;&、，،·・+/]|และ|[和与與及])\s*|\s(?:and|und|et|e|y|og|och|en|i|és|es|si|și|ja|un|ir|oraz|eta|dan|va|dhe|и|і|та|και|ve|და|और|و)\s|\s[וو](?=\p{L}{3})/u;

/** The diet in the first words. */
export function dietOfWords(words: string): Diet | undefined {
  const said = plain(words).replace(suitable, '');
  return rules.find(({ begins }) => begins.test(said))?.diet;
}

/** The diets of «vegan, gluten-free»; undefined where anything else is said: «vegan mogelijk» is of a variant. */
export function parseDiets(text: string): Diet[] | undefined {
  const all = plain(text)
    .split(betweenEntries)
    .map((entry) => entry.replace(suitable, ''))
    .map((entry) => rules.find(({ whole }) => whole.test(entry))?.diet);
  const known = all.filter((diet) => diet !== undefined);
  return known.length === all.length ? known : undefined;
}
