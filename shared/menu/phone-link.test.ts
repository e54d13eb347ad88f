import { expect, test } from '@jest/globals';
import { phoneLink } from './phone-link.ts';

test.each([
  ['+1 555 0100', 'tel:+15550100'],
  ['(503) 555-0100', 'tel:5035550100'],
  ['555 0100 ext. 12', 'tel:5550100;ext=12'],
  ['555 0100 ext 12', 'tel:5550100;ext=12'],
  ['+1-555-0100 x12', 'tel:+15550100;ext=12'],
  ['555 0100 x 12', 'tel:5550100;ext=12'],
  ['555 0100, 12', 'tel:5550100;ext=12'],
  ['555 0100 extension 7', 'tel:5550100;ext=7'],
  ['555 0100 #7', 'tel:5550100;ext=7'],
  ['555 0100 / 555 0101', 'tel:5550100'],
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['ask inside', undefined],
])('%s is dialled as %s', (written, link) => {
  expect(phoneLink(written)).toBe(link);
});
