import { languages, ownLanguage, withLettersOf, writtenIn } from './languages.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['Spanish', 'Salmorejo con huevo y jamôn 4,50 Huevos rotos con jamôn 9,80 Queso payoyo, miel'],
  ['French', 'Soupe du jour 6 Poulet rôti et sauce au citron 14'],
  ['Polish', 'Zupa z kurczaka 12 Ziemniaki i salatka 8 Lody na patyku'],
  ['Polish', 'Herbata 14 z! Sok domowy 17 z! Ciasto z grzybami do kapusty'],
  ['Swedish', 'Knäcke och brynt smör, toast på sill'],
  ['Danish', 'Stegt sild på rugbrød med løg, æble og smør'],
  ['Dutch', 'Kip met frites, salade en brood uit de oven'],
  ['Czech', 'Kureci polevka, hovezi na smetane, domaci knedliky'],
  ['Hungarian', 'Rantott sajt rizzsel 2 490 Ft Csirke es burgonya 3 190 Ft'],
  ['Romanian', 'Ciorba de pui cu smântana 28 lei Cartofi prajiti 14 lei'],
  ['Turkish', 'Mercimek corbasi 90 Izgara tavuk ve pilav 210 Salatalar'],
  ['Greek', 'Ψάρι με λαχανικά και σάλτσα της ημέρας στη σχάρα'],
  ['English', 'Roast chicken with lemon and potatoes 12'],
  ['Ukrainian', 'Борщ український зі сметаною 115 грн'],
  ['Russian', 'Щи из свежей капусты, сырники 320 руб.'],
  ['Bulgarian', 'Шопска салата, домати и сирене 8,90 лв.'],
  ['Japanese', '枝豆 380円 ポテトサラダ 480円 Salad'],
  ['Chinese', '宫保鸡丁 麻婆豆腐 の Kung Pao chicken 48'],
  ['Arabic', 'ورق عنب ٢٥ ريال'],
  ['Catalan', 'Pollastre amb prunes 12 Amanida de formatge 9 Peix del dia'],
  ['Vietnamese', 'Com tam suon 65.000 Bun bo 55.000 Ca kho 135.000 Canh chua'],
  ['Swedish', 'Lohikeitto 13,50 Hernekeitto 11,50 Karjalanpürakka 2,80 Suodatinkahvi 3,20'],
  ['Czech', 'Topla predjela Riblja juha 5,50 Lignje na zaru 18,00 Blitva s krumpirom'],
  ['Czech', 'Kapustnica s klobasou 6,90 Bryndzove halusky 8,50 Vyprazany rezen, zemiaky'],
  [undefined, 'Pizza Margherita 9,00 Tiramisù'],
])(
  'a menu in %s is known by its letters or its small words, also without its accents',
  (name, text) => {
    expect(writtenIn(text)?.name).toBe(name);
  },
);

test.each([
  ['ell', 'Τοστ µε τυρί', 'Τοστ με τυρί'],
  ['ron', 'Brânză ţărănească și peşte', 'Brânză țărănească și pește'],
  ['tur', 'Kuzu şiş', 'Kuzu şiş'],
  ['bul', 'Кавьрма, пьлнени чушки, шофьор', 'Кавърма, пълнени чушки, шофьор'],
  ['ukr', 'сіль, перець', 'сіль, перець'],
  ['tha', 'ปลาทอดน้้าปลา ราดหน้า', 'ปลาทอดน้ำปลา ราดหน้า'],
] as const)('letters of %s are those that it is written with', (code, read, written) => {
  const language = languages.find((one) => one.code === code) ?? languages[0];
  expect(withLettersOf(language, read)).toBe(written);
});

test('photos are read in a language of the device first', () => {
  const languages = jest.spyOn(navigator, 'languages', 'get');
  expect(
    [['es-ES', 'en'], ['ja', 'de-AT'], ['nn-NO'], ['am', 'zh-TW'], ['am']].map((own) => {
      languages.mockReturnValue(own);
      return ownLanguage().code;
    }),
  ).toEqual(['spa', 'jpn', 'dan', 'chi_sim', 'eng']);
});
