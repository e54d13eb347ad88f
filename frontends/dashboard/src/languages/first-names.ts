/** The first menu and its first section, as guests of each language call them. */
const names = new Map<string, readonly [menu: string, dishes: string]>(
  Object.entries({
    ar: ['قائمة الطعام', 'الأطباق'],
    de: ['Speisekarte', 'Gerichte'],
    es: ['Carta', 'Platos'],
    fr: ['Carte', 'Plats'],
    he: ['תפריט', 'מנות'],
    it: ['Menù', 'Piatti'],
    ja: ['メニュー', '料理'],
    ko: ['메뉴', '요리'],
    nl: ['Menukaart', 'Gerechten'],
    pl: ['Menu', 'Dania'],
    pt: ['Menu', 'Pratos'],
    tr: ['Menü', 'Yemekler'],
    zh: ['菜单', '菜品'],
    'zh-Hant': ['菜單', '菜品'],
  } as const),
);

const named = (language: string | undefined) => names.get(language ?? '') ?? ['Menu', 'Dishes'];

export const firstMenuName = (language: string | undefined): string => named(language)[0];
export const firstSectionName = (language: string): string => named(language)[1];
