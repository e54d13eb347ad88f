import { hasLettersApart, lettersTogether, withDrawnBlanks } from './letters-apart.ts';

const item = (str: string, fontName = 'names') => ({
  str,
  fontName,
  transform: [12, 0, 0, 12, 50, 700],
  width: 100,
});
const drawn = (text: string) => Array.from(text);

test('where letters are a little apart, only the blanks that are drawn part words', () => {
  const items = [item('HA ND -D IVE D SC A LLO P'), item('PE A SO UP'), item('24')];
  const read = withDrawnBlanks(items, drawn('HAND-DIVED SCALLOPPEA SOUP24'));
  expect(hasLettersApart(items)).toBe(true);
  expect(read.map(({ str }) => str)).toEqual(['HAND-DIVED SCALLOP', 'PEA SOUP', '24']);
});

test('a page that draws no blanks, and text whose letters stand close, stay as they are', () => {
  const apart = [item('C O D PIE')];
  expect(withDrawnBlanks(apart, drawn('CODPIE'))).toEqual(apart);
  const close = [item('Cod pie'), item('with peas', 'words')];
  expect(withDrawnBlanks(close, drawn('Codpie with peas'))).toEqual(close);
});

test('what is far behind a word whose letters stand apart, or smaller, is no word of its name', () => {
  const at = (str: string, x: number, width: number) => ({
    ...item(str),
    transform: [12, 0, 0, 12, x, 700],
    width,
  });
  const line = [
    ...[at('P E A', 50, 30), at(' ', 80, 6), at('S O U P', 88, 40), at(' ', 128, 300)],
    ...[at('1 2', 430, 14), at(' ', 444, 8), at('/', 452, 4), at(' ', 456, 8), at('5 8', 464, 14)],
  ];
  const words = lettersTogether(line).filter(({ str }) => str.trim() !== '');
  expect(words.map(({ str }) => str)).toEqual(['PEA SOUP', '1 2', '/', '5 8']);
  const small = { ...at('c r e a m', 134, 40), transform: [10, 0, 0, 10, 134, 700] };
  const said = lettersTogether([...line.slice(0, 3), at(' ', 128, 6), small]);
  expect(said.map(({ str }) => str).filter((str) => str !== ' ')).toEqual([
    'PEA SOUP',
    'c r e a m',
  ]);
});

test('capitals alone before small letters tell that letters are a little apart', () => {
  const items = [item('V it ello Tonnat o'), item('F av a Bean'), item('Soup of the day', 'words')];
  expect(hasLettersApart(items)).toBe(true);
  const read = withDrawnBlanks(items, drawn('Vitello TonnatoFava BeanSoup of the day'));
  expect(read.map(({ str }) => str)).toEqual(['Vitello Tonnato', 'Fava Bean', 'Soup of the day']);
});

test('many short words in capitals may be parts of longer ones', () => {
  const items = [item('SC HAB OWY'), item('N ALEŚN IKI Z SER EM'), item('Soup', 'words')];
  expect(hasLettersApart(items)).toBe(true);
  const read = withDrawnBlanks(items, drawn('SCHABOWYNALEŚNIKI Z SEREMSoup'));
  expect(read.map(({ str }) => str)).toEqual(['SCHABOWY', 'NALEŚNIKI Z SEREM', 'Soup']);
});
