import { lightenPanels } from './dark-panels.ts';

type Part = [left: number, top: number, width: number, height: number, brightness: number];

/** Paper of 240 with parts of other brightness, light once panels are. */
function lightened(...parts: Part[]) {
  const [width, height] = [600, 400];
  const pixels = new Uint8ClampedArray(width * height).fill(240);
  for (const [left, top, wide, high, brightness] of parts)
    for (let y = top; y < top + high; y += 1)
      pixels.fill(brightness, y * width + left, y * width + left + wide);
  lightenPanels({ pixels, width, height });
  return (x: number, y: number) => pixels[y * width + x] ?? 0;
}

const letters = (brightness: number, from = 80): Part[] =>
  Array.from({ length: 8 }, (_, at) => [from + at * 20, 180, 8, 30, brightness]);

test.each([
  ['a dark panel', 20],
  ['a panel in color', 130],
])('light letters on %s become dark ones on light', (_, ground) => {
  const at = lightened([50, 100, 300, 200, ground], ...letters(240));
  const seen = [at(84, 195), at(94, 195), at(55, 105), at(345, 295), at(500, 200)];
  expect(seen.map((value) => value > 120)).toEqual([false, true, true, true, true]);
});

test('a panel that reaches the dark table around the sheet is light as well, and so is the table', () => {
  const at = lightened(
    [0, 0, 600, 400, 90],
    [40, 30, 520, 340, 240],
    [40, 100, 300, 200, 20],
    ...letters(240),
  );
  const seen = [at(84, 195), at(94, 195), at(10, 200), at(300, 10), at(500, 200)];
  expect(seen.map((value) => value > 120)).toEqual([false, true, true, true, true]);
});

test('heavy light letters and a light label on a dark panel turn with it', () => {
  const at = lightened([50, 100, 300, 250, 20], [80, 120, 60, 60, 240], [100, 240, 100, 40, 240]);
  expect([at(110, 150), at(150, 260), at(60, 260)].map((value) => value > 120)).toEqual([
    false,
    false,
    true,
  ]);
});

test('dark letters on paper, on a label in color or on a dull ground stay', () => {
  const heavy: Part[] = letters(20).map(([x, y, , , value]) => [x, y, 14, 90, value]);
  for (const [parts, ground] of [
    [heavy, 240],
    [[[50, 100, 300, 200, 180] satisfies Part, ...letters(20)], 180],
    [[[50, 100, 300, 200, 130] satisfies Part, ...letters(20)], 130],
  ] as const) {
    const at = lightened(...parts);
    expect([at(84, 195), at(96, 195)]).toEqual([20, ground]);
  }
});

test('dark letters in a shadow that reaches the table stay, and light ones on it turn', () => {
  const at = lightened(
    [0, 0, 600, 400, 90],
    [60, 60, 500, 300, 130],
    [400, 60, 160, 300, 240],
    ...letters(20, 90),
    ...letters(240, 300).map(([x, , wide, , value]): Part => [x, 15, wide, 20, value]),
  );
  expect([at(94, 195), at(104, 195), at(500, 195)]).toEqual([20, 130, 240]);
  expect(at(304, 25)).toBeLessThan(120);
});
