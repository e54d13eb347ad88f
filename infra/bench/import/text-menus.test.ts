import { scoreText, textMenus } from './text-menus.ts';

const scored = textMenus().map((menu) => ({ name: menu.name, ...scoreText(menu) }));
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

test('of text menus of many kinds and languages at least 98 % of names and prices are read right', () => {
  const right = sum(scored.map((one) => one.right)) / sum(scored.map((one) => one.expected));
  expect(right).toBeGreaterThanOrEqual(0.98);
});

test('what is read wrong is marked as doubtful', () => {
  expect(scored.flatMap(({ name, silent }) => silent.map((key) => `${name}: ${key}`))).toEqual([]);
});
