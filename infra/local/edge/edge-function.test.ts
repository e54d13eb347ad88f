import { edgeFunction } from './edge-function.ts';

const loaded = (code: string) => () => edgeFunction(code, { say: () => undefined });

test.each([
  'async function handler(event) {\n  return event.all.filter(function (one) { return one; });\n}',
  'async function handler(event) {\n  return event.all.filter((one) => one);\n}',
  'async function handler(event) {\n  return change(await read(event));\n}',
])('what CloudFront’s runtime does not run is not run here either: %s', (code) => {
  expect(loaded(code)).toThrow('CloudFront does not run this');
});

test('what its runtime runs is run', () => {
  const code =
    'function pick(all) { return all.filter(function (one) { return one; }); }\nasync function handler(event) {\n  if (!(await read(event))) return event;\n  var all = await read(event);\n  return pick(all);\n}\nfunction read(event) { return event; }';
  expect(loaded(code)).not.toThrow();
});
