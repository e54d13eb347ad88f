import { copyName } from './duplicate.ts';

test.each([
  ['Soup', 'Soup (copy)'],
  ['x'.repeat(200), `${'x'.repeat(193)} (copy)`],
  [`${'x'.repeat(192)}🍕 and more`, `${'x'.repeat(192)} (copy)`],
])('a copy of %s is named whole, within the limit', (name, copy) => {
  expect(copyName(name)).toBe(copy);
});
