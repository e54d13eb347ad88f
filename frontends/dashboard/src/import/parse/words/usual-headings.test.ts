import { isSectionName } from '../headings.ts';

test.each([
  'For the Table',
  'ZUM ANFANG',
  'Les viandes',
  'Zumos y batidos',
  'Dania mięsne:',
  'Vegetarisch',
  'ご飯・麺',
])('«%s» is a heading', (text) => expect(isSectionName(text)).toBe(true));

test.each(['Kebab', 'Fisch', 'Vitello tonnato', 'Chicken', 'Zumo y batido'])(
  '«%s» may be a dish',
  (text) => expect(isSectionName(text)).toBe(false),
);
