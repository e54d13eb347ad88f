import { menuIn, eachReads } from '../testing/read-text.ts';

eachReads(menuIn, {
  'any words that stand before the prices of several dishes are what these are called': [
    'Mains\nFish pie Members 12.50 Guests 14\nLamb stew Members 13 Guests 15.50',
    'Mains: Fish pie 12.5 (Members 12.5, Guests 14); Lamb stew 13 (Members 13, Guests 15.5)',
  ],
  'any words in brackets before all prices are what these are called': [
    'Mains\nFish pie (Child/Adult) 12.50/14\nSoup 4',
    'Mains: Fish pie 12.5 (Child 12.5, Adult 14); Soup 4',
  ],
  'a second dish of a line, and what can be added to several, are none': [
    'Sides\nChips 3 Beans 2\nRice 3 Peas 2',
    'Sides: Chips 3; Beans 2; Rice 3; Peas 2',
  ],
});
