import { isNoise } from './noise.ts';
import { dishesOf, read, menuIn, eachReads } from './testing/read-text.ts';

test.each([
  ['how long it takes', '25–35 min'],
  ['how long it takes, with a fee', '$1.99 fee • 20-30 min'],
  ['the least order', 'Pedido mínimo 12 €'],
  ['what is taken off', 'From €30 minus €5'],
  ['what a delivery costs', 'ส่งใน 25 นาที · ค่าส่ง 15 บาท'],
  ['the least order, in signs', '최소주문 12,000원'],
  ['the number of a page', 'Pag. 2'],
  ['the number of a page, of all', 'Strana 2 z 3'],
  ['the number of a page before its word', '2. oldal'],
  ['the number of a page between dashes', '- 2 -'],
  ['a button', '담기'],
  ['a page of a site', 'Reserva tu mesa'],
  ['how liked a dish is', '#1 most liked'],
  ['that it is sold out', 'สินค้าหมด'],
  ['the cart', 'ดูตะกร้า (2)'],
  ['where it is', 'Lublin, ul. Narutowicza 61'],
  ['where it is, beside its name', 'Harbor Grill | 114 Water St, Annapolis MD 21401'],
  ['where it is, with its town', 'Ilica 5, 10000 Zagreb'],
  ['where it is, by a sign', '📍 14 شارع المعز، الجمالية'],
  ['its hours', '영업시간 10:30~20:30, 매주 화요일 휴무'],
  ['its phone', 'Τηλ. 22850 23 914'],
  ['its phone without a usual word', 'Rezerwacje: 053-742-1180'],
  ['its network', '와이파이 moonalley / 12345678'],
  ['when it is served', 'Serveres kl. 11.30–15.00'],
  ['what prices hold', 'كل الأسعار بالجنيه وشاملة الضريبة'],
  ['its cover charge', 'Κουβέρ: 1,00 € ανά άτομο'],
  ['hashtags', '#كشري #القاهرة'],
  ['likes', '❤️ 214    37 коментарів   12 поширень'],
  ['what delivery costs from', 'Bezorging gratis vanaf € 20'],
  ['what a card may pay', 'Pago mínimo con tarjeta 10 €'],
  ['that it takes cash', 'Nur Barzahlung möglich'],
  ['when its kitchen closes', 'Kjøkkenet stenger 21.30'],
  ['its fee for a box', 'Упаковка 30 ₽'],
  ['its corkage', 'Corkage £15'],
  ['from when to when', 'Servido todos los días de 11.30 a 15.30'],
  ['on what day it is closed', 'Fermé le lundi'],
  ['until when it holds', 'Priser gäller t.o.m. 31/12'],
  ['for how many to book', 'Ab 8 Personen bitte reservieren'],
  ['its least order, in one word', 'Minimumskøb 150 kr.'],
  ['where its meat is from', '원산지: 돼지고기 국내산'],
  ['when it was posted', 'قبل 3 أيام'],
])('of a delivery page or a post %s is no dish and no price', (_what, line) => {
  const { sections, left } = read(`Leek pie 9.00\n${line}\nTrout 14.00`);
  expect(sections.flatMap(({ dishes }) => dishes)).toMatchObject([
    { name: 'Leek pie', price: 9, description: '' },
    { name: 'Trout', price: 14, description: '' },
  ]);
  expect(left).toEqual([1]);
});

test('what guests write below the likes of a post names no dish', () => {
  const post = 'Борщ — 145 грн\nУзвар — 45 грн\n\n214 likes\nОлена Мельник\nА деруни будуть?';
  const { sections, left } = read(post);
  expect(sections.flatMap(({ dishes }) => dishes.map(({ name }) => name))).toEqual([
    'Борщ',
    'Узвар',
  ]);
  expect(left).toEqual([3, 4, 5]);
});

test.each([
  ['Mon–Fri 7.30–17.00, Sat–Sun 9.00–16.00', true],
  ['Mo–Fr: 8.00–18.00 Uhr', true],
  ['lun-ven 7.30-19.00 / sab 9.00-13.00', true],
  ['Ale 5.00–6.00', false],
  ['Gin–Tonic 7.50–9.50', false],
  ['Ham–Egg 7.40–9.20', false],
])('«%s» is hours: %s', (text, areHours) => {
  expect(isNoise(text)).toBe(areHours);
});

test.each([
  'kitchen shuts 2.30',
  'Last orders 9.30',
  'Letzte Bestellung 21.15',
  'petit déjeuner jusqu’à 11.30',
  'última comanda 22.30',
  'aperitivo dalle 18',
])('«%s» is an hour, and no dish at that price', (says) => {
  const dishes = dishesOf(`MAINS\n${says}\n\nFish stew  14.50\nLemon sole  19.50`);
  expect(dishes.map(({ name }) => name)).toEqual(['Fish stew', 'Lemon sole']);
});

test('a meal with one amount is a dish', () => {
  expect(dishesOf('MENU\nLunch 12.50\nDinner 19.50').map(({ price }) => price)).toEqual([
    12.5, 19.5,
  ]);
});

eachReads(menuIn, {
  'of a mail its menu is read, without its heads, its sign-off and what it quotes': [
    'From: Raghav <raghav@grand.example>\nDate: Mon, 9 Mar 2026 at 18:12\nSubject: Re: Menu\n\nTIFFIN\nMasala Dosa - Rs. 110/-\nSet Dosa - Rs. 95/-\nFilter Coffee - Rs. 40/-\n\nThanks & regards,\nRaghav Shenoy\n100 Feet Road, Bengaluru 560038\n\nOn Mon, 9 Mar 2026 at 11:05, Web Team wrote:\n> Masala Dosa - Rs. 100/-\n> Filter Coffee - Rs. 35/-',
    'TIFFIN: Masala Dosa 110; Set Dosa 95; Filter Coffee 40',
  ],
  'what comes back with the bottle is no price, and what a page links to no part of a name': [
    'Getränke\nCola 0,5l Produktinfo\n3,50 €, zzgl. 0,25 € Pfand\nApfelsaft  2,80 €\ninkl. 0,15 € Pfand\nLimo  2,60 € (+0,25 € Pfand)',
    'Getränke: Cola 3.5; Apfelsaft 2.8; Limo 2.6',
  ],
  'what a dish cost before it was reduced, and what a liter of it costs, is no price of it': [
    'Adana Kebap\n340,00 TL\nEkle\nTavuk Kanat\n290,00 TL\n260,00 TL\nEkle\nUrfa Kebap\n300,00 TL\nEkle\nKuzu Şiş\n420,00 TL\nEkle\nAyran\n40,00 TL\n160,00 TL/1l\nEkle',
    ': Adana Kebap 340; Tavuk Kanat 260; Urfa Kebap 300; Kuzu Şiş 420; Ayran 40',
  ],
  'what a page says of its number beside a wish is no dish': [
    'Mains\nSoup 5.50\nGoulash 12.50\nPřejeme dobrou chuť!     strana 1/1',
    'Mains: Soup 5.5; Goulash 12.5',
  ],
  'prices may stand in brackets behind all names': [
    'Mains\nPercebes (65 €)\nGamba da costa (48 €)\nLavagante (75 €)',
    'Mains: Percebes 65; Gamba da costa 48; Lavagante 75',
  ],
  'hours above a menu are no dish, whatever a second reading makes of them': [
    'CAFÉ VINTERLJUS\nOpen daily 7.30–17.00\n\nBREAKFAST\nPorridge with lingonberries (v) 6.50\noat milk, toasted seeds, a spoon of honey\nAvocado toast 9.00\nsourdough, radish, chili, lemon\nEggs on rye 8.50 / with smoked salmon 12.50\nGranola bowl (V, GF) 7.50\n\nSANDWICHES\nShrimp on rye 13.00\negg, dill mayonnaise, lemon\nCheese & ham toastie 8.00\nVegan club 10.50\n\nCOFFEE & TEA\nEspresso 2.60\nCappuccino 3.90\nFlat white 4.10\nOat milk +0.50\nChai latte 4.20\nPot of tea 3.50',
    'BREAKFAST: Porridge with lingonberries 6.5; Avocado toast 9; Eggs on rye 8.5 (Regular 8.5, With smoked salmon 12.5); Granola bowl 7.5 | SANDWICHES: Shrimp on rye 13; Cheese & ham toastie 8; Vegan club 10.5 | COFFEE & TEA: Espresso 2.6; Cappuccino 3.9; Flat white 4.1; Oat milk 0.5; Chai latte 4.2; Pot of tea 3.5',
  ],
});
