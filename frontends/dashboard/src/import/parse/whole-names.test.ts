import { pricesIn, saidIn, menuIn, marksIn, eachReads } from './testing/read-text.ts';

test('a name goes on behind a dash where what stands before it is a dish of its own', () => {
  const text = "Tosti's\nHam\t€6,25\nKaas\t€6,25\nHam - Kaas\t€6,75\nBrie - honing\t€7,25";
  expect(saidIn(text)).toBe('Ham 6.25; Kaas 6.25; Ham - Kaas 6.75; Brie 7.25 (honing)');
});

test('the number of a week is no price, and a dish of the week has one', () => {
  const text = 'Lunch vecka 47\nSoep van de week 6\nPannbiff 129';
  expect(pricesIn(text)).toBe('Soep van de week 6; Pannbiff 129');
});

test.each([
  ['MAINS', 'Fish stew', 'per person|for two|min. 2 people|6 pcs|Sundays only|20 min|bottle|each'],
  ['HAUPTSPEISEN', 'Fischtopf', 'pro Person|ab 2 Personen|6 Stück|nur Fr & Sa|ca. 20 Min.|Portion'],
  ['SEGUNDOS', 'Caldereta', 'por persona|2 pax|mín. 2 pers.|6 uds.|solo fines de semana|botella'],
  ['PRATOS', 'Caldeirada', 'por pessoa|para duas pessoas|só domingos|garrafa'],
  ['DANIA GŁÓWNE', 'Gulasz', 'od osoby|dla dwojga|6 szt.|tylko w niedzielę|porcja'],
  ['ΚΥΡΙΩΣ ΠΙΑΤΑ', 'Κακαβιά', 'το άτομο|για 2 άτομα|6 τμχ|μόνο Κυριακή|μερίδα'],
])('below %s, what stands behind «%s» in brackets is said of it', (title, name, remarks) => {
  for (const remark of remarks.split('|'))
    expect(saidIn(`${title}\n${name} (${remark})  14,50\nSteak  19,50`)).toBe(
      `${name} 14.5 (${remark}); Steak 19.5`,
    );
});

test('a remark that tells two dishes apart stays, as does one that is a name', () => {
  const text = 'Prosecco (bottle)  30,00\nProsecco (glass)  6,00\nLatte (iced)  4,50';
  expect(saidIn(text)).toBe('Prosecco (bottle) 30; Prosecco (glass) 6; Latte (iced) 4.5');
});

test('how many a dish has is said of it without brackets as well', () => {
  expect(saidIn('Snacks\nBitterballen 8 stuks 9,50\nSpring rolls 3 pcs 5,00\n7 Up 2,50')).toBe(
    'Bitterballen 9.5 (8 stuks); Spring rolls 5 (3 pcs); 7 Up 2.5',
  );
});

test.each([
  ['Sea bream', 'per kg|/kg|per 100g|per dozen'],
  ['Forelle', 'das Kilo|je 100 g|pro Stück'],
  ['Besugo', 'el kilo|la docena'],
  ['Branzino', 'all’etto|al kg'],
  ['Τσιπούρα', 'το κιλό|τα 100 γρ'],
])('what the price of «%s» is for may stand before it: %s', (name, units) => {
  for (const unit of units.split('|'))
    for (const between of [' ', ' ..... ', ' . . . ', ', '])
      expect(saidIn(`Menu\nSoup  9,50\n${name}${between}${unit} 65,00\nSteak  19,50`)).toBe(
        `Soup 9.5; ${name} 65 (${unit}); Steak 19.5`,
      );
});

test.each(['only', 'now only', 'nur', 'slechts', 'precio:', 'μόνο', 'только'])(
  '«%s» before a price is no part of a name',
  (word) => {
    expect(pricesIn(`Menu\nSoup 9,50\nSea bream ${word} 65,00\nSteak 19,50`)).toBe(
      'Soup 9.5; Sea bream 65; Steak 19.5',
    );
  },
);

test('volumes without a unit are liters', () => {
  expect(
    saidIn(
      'Getränke\nHefeweizen 0,5 4,80\n0,3 Helles vom Fass 3,20\nSprudel Fl. 0,75 ... 5,80\nTee 2,80',
    ),
  ).toBe('Hefeweizen 4.8 (0,5l); Helles vom Fass 3.2 (0,3l); Sprudel 5.8 (Fl., 0,75l); Tee 2.8');
  expect(menuIn('Weine 0,1 / 0,75\nRiesling 3,20 / 21,00\nMerlot 3,50 / 23,00')).toBe(
    'Weine: Riesling 3.2 (0,1l 3.2, 0,75l 21); Merlot 3.5 (0,1l 3.5, 0,75l 23)',
  );
  expect(saidIn('Drinks\nEspresso 0.50 1.00\nTea 0.80')).not.toContain('0.50l');
});

eachReads(saidIn, {
  'what stands behind a portion in brackets and a comma is said of the dish': [
    'Ciorbă de burtă (400 g), cu smântână și ardei iute 28 lei\nBigos (350 g), z chlebem 24 lei\nSteak (200 g) with fries 31 lei',
    'Ciorbă de burtă 28 (400 g, cu smântână și ardei iute); Bigos 24 (350 g, z chlebem); Steak (200 g) with fries 31',
  ],
  'how much of it is served is said of a dish, unless it tells two apart': [
    'Zupy\nŻurek 300 ml 8,50\nKotlet 150/100 g 18,50\nKisiel 200 g 4,20\nChleb 1,50',
    'Żurek 8.5 (300 ml); Kotlet 18.5 (150/100 g); Kisiel 4.2 (200 g); Chleb 1.5',
  ],
  'how much of it is served is said of a dish, unless it tells two apart, too': [
    'Drinks\nLimo 0,3 l 3,50\nCola 0,2l 2,50\nCola 0,4l 3,90\nPierogi (8 szt.) 18,50\nTee 2,80',
    'Limo 3.5 (0,3 l); Cola 0,2l 2.5; Cola 0,4l 3.9; Pierogi 18.5 (8 szt.); Tee 2.8',
  ],
  'when a dish is there is said of it, and what it costs behind its hours is its price': [
    'Lunch\nSoup 12.00\nSticky rice (seasonal) 9.50\nRoast (Sundays only) 14.00\nSet lunch (Mon-Fri 12-4) 29.90\nSteak 22.50',
    'Soup 12; Sticky rice 9.5 (seasonal); Roast 14 (Sundays only); Set lunch 29.9 (Mon-Fri 12-4); Steak 22.5',
  ],
  'about how much of it there is, is said of a dish': [
    'Meats\nTomahawk (approx. 1 kg) 110\nSea bass (ca. 400 g) 32\nKarp (około 300 g) 40',
    'Tomahawk 110 (approx. 1 kg); Sea bass 32 (ca. 400 g); Karp 40 (około 300 g)',
  ],
  'days and counts behind a name are said of a dish, also before its name in another script': [
    'Mains\nBraten mit Knödel NUR SONNTAGS 16,90\nFried Mantou (6 pcs) 炸馒头 4,20\nSalat 5,50',
    'Braten mit Knödel 16.9 (NUR SONNTAGS); Fried Mantou 炸馒头 4.2 (6 pcs); Salat 5.5',
  ],
});

eachReads(marksIn, {
  'a kind that could be a mark stays in the name beside one that is none': [
    'Roll (Chicken) 4.95\nRoll (Veg) 4.50\nBhel Puri (Veg) 4.20',
    'Roll (Chicken) 4.95: none; Roll (Veg) 4.5: vegetarian; Bhel Puri 4.2: vegetarian',
  ],
  'where other dishes have a mark, a kind that stays in the name is none': [
    'Curry (v) 8.95\nRoll (Chicken) 4.95\nRoll (Veg) 4.50',
    'Curry 8.95: vegetarian; Roll (Chicken) 4.95: none; Roll (Veg) 4.5: none',
  ],
});
