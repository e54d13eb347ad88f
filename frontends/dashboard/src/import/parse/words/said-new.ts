const words =
  'new|neu|nouveau(?:té)?|nouvelle|nuov[oa]|novità|nuev[oa]|novedad|nov[oa]|novidade|novetat|nou|nieuw|nyhe[td]|uutuus|uusi|nowość|novinka|új(?:donság)?|noutate|novost|ново|новинка|ν[εέ]ο|yen[iİı]|uus|jaunums|nauj(?:a|iena)|新商品|新品|新メニュー|신메뉴|جديد|חדש|ใหม่|(?:món )?mới|(?:menu )?baru|नया|جدید';
const capitals =
  'NEW|NEU|NOUVEAU|NUOVO|NUEVO|NOVO|NIEUW|NYHET|NYHED|NOWOŚĆ|NOVINKA|НОВИНКА|UUTUUS|YENİ';
const called = new RegExp(`^(?:${words})\\s?!+\\s*|\\s+(?:${words})\\s?!+$`, 'iu');
const large = new RegExp(`^(?:${capitals})\\s+(?=\\p{Lu}\\p{Ll})|\\s+(?:${capitals})$`, 'u');

/** A name without «New!» and «NEU» beside it. */
export const withoutNew = (name: string): string => name.replace(called, '').replace(large, '');
