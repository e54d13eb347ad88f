import { withOwnBoxes } from './own-boxes.ts';

const word = (text: string, x: number, end: number, y = 100) => ({
  ...{ text, x, y, width: end - x, height: 30 },
  confidence: 95,
});

test('a word’s box ends before the words behind it that it reaches over', () => {
  const [soup, , below] = withOwnBoxes([
    word('vývar', 455, 700),
    word('játrovými', 567, 700),
    word('nudlemi', 455, 700, 160),
  ]);
  expect([soup?.width, below?.width]).toEqual([110, 245]);
});
