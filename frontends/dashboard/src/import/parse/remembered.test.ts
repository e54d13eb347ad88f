import { remembered } from './remembered.ts';

test('what is found in a text is looked for once, also where it is nothing', () => {
  const find = jest.fn((text: string) => (text === '' ? undefined : text.length));
  const kept = remembered(find);
  expect(['soup', '', 'soup', ''].map(kept)).toEqual([4, undefined, 4, undefined]);
  expect(find).toHaveBeenCalledTimes(2);
});

test('texts of a menu after the longest one let go of what was kept', () => {
  const find = jest.fn((text: string) => text.length);
  const kept = remembered(find);
  for (let at = 0; at <= 20_000; at += 1) kept(String(at));
  kept('0');
  expect(find).toHaveBeenCalledTimes(20_002);
});
