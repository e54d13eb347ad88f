import { plain } from './plain.ts';

/** A menu that is one dish to a guest who pays, and has courses; where most houses let children choose one dish, it is none. */
const anywhere = new RegExp(
  [
    // «Set menu», «Lunch menu», «Prix fixe»
    "(?:tasting|set|fixed|prix[ -]fixe|chef[’']s|lunch|dinner|business|festive|christmas|party|roast|value|theatre|early bird) menu",
    'prix[ -]fixe',
    'set (?:lunch|dinner|meal)',
    // «Dinner for two»
    '(?:lunch|dinner|meal|feast|banquet|menu) for (?:\\d+|two|three|four|six)',
    // «Menu du jour», «Menù degustazione», «Menú A», «Menü 1»
    'meni?u (?:du|de|do|della|del|des|a|of|na) ',
    '(?<!\\p{L})men[iu]u?l? (?!copii|dla|anak)[\\p{L}\\d]+(?:\\s|$)',
    'formul[ae]|degusta\\p{L}+|omakase|rodizio|comida corrida|(?:almuerzo|almoco|menu) ejecutivo|pranzo di lavoro',
    // «Tagesmenü», «Lunchmeny», «Dagmenu», «Lounasmenu», «Lõunamenüü»
    '(?<!\\p{L})(?!kinder|kids|kinds|barn|born|lasten?|gyerek|getranke|drinks?|drikke|dryck|drank|wein|wijn|vin)\\p{L}{3,}-?(?:menuu?|meny)(?!\\p{L})',
    '(?:dagens|napi|paivan|gunun|ogle|tadim|fiks?|fix|iftar|\\p{L}*retters|\\p{L}*ratters|degust\\p{L}+|festiv\\p{L}*) (?:menu|meny)\\p{L}*',
    '(?:denni|poledni|denne|obedove|trojchodove|trichodove|svatecni|\\p{L}+fogasos|kostolo|ruokalajin|(?<!\\p{L})[abc]) menu',
    '(?:dnevni|degustacijski|poslovni|dienos|pietu|degustacinis|sventinis) meni\\p{L}*|dienos pietus|poslovni rucak|malica dneva',
    'matseðill dagsins|(?:hadegis|smakk|jola|retta ?)\\p{L}*seðill',
    'zestaw \\p{L}+|zestaw \\d+|obiad dnia',
    'pusdienu komplekts|(?:degustacijas|dienas|svetku) edienkarte|(?:dienas piedavajums|paevapakkumine)',
    '(?:обедно|обедное|дегустацион\\p{L}+|дегустациі\\p{L}+|дегустаці\\p{L}+|празничн\\p{L}+|комплексн\\p{L}+|банкетн\\p{L}+|дневни) (?:меню|мени|обед|обід)|бизнес-?\\s?ланч|бізнес-?\\s?ланч|обед дня|обід дня|мени дана|пословни ручак',
    '(?:меню|мени|сет) (?:на деня|№? ?\\d+)',
    'μενου (?!παιδ)[\\p{L}\\d]+|(?:γιορτινο|πασχαλινο|εορταστικο) μενου',
    'ארוחת צהריים|עסקית|תפריט טעימות|ארוחה (?:זוגית|משפחתית|מלאה)',
    'وجب[هة] (?:عائلي[هة]|اليوم|غداء|لشخصين)|قائم[هة] (?:التذوق|الغداء)',
    '(?<!子様)(?:コース|セット|御膳|会席|懐石)|(?<!儿童|兒童)套餐|코스|정식|특선|(?<!어린이 )세트',
    'เซ[็]?ต(?!เด[็]?ก)|(?<!\\p{L})ชุด(?!เด[็]?ก)|เมนูชุด',
    '(?:combo|set|thuc đon|com) (?:\\d|gia đinh|trua)|paket (?!anak)\\p{L}+|menu set',
  ]
    .join('|')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, ''),
  'iu',
);

/** «Menu du jour», «Tagesmenü», «套餐»: one price buys the courses below it. */
export const isSetMenu = (name: string): boolean =>
  anywhere.test(plain(name)) || /^the \p{L}+ menu$/iu.test(name);
