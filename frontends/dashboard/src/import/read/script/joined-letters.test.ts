import type { ReadWord } from '../ocr/photo-word.ts';
import { withJoinedLetters } from './joined-letters.ts';

/** A line by its parts and the gaps between them, in heights of letters. */
const line = (...parts: (string | number)[]): ReadWord[] => {
  let x = 0;
  return parts.flatMap((part) => {
    if (typeof part === 'number') {
      x += part * 20;
      return [];
    }
    const word = { text: part, x, y: 0, width: part.length * 20, height: 20, confidence: 90 };
    x += word.width;
    return [word];
  });
};

test.each([
  ['唐 揚 げ', line('唐', 0, '揚', 0.5, 'げ'), ['唐揚げ']],
  ['a wide space', line('生', 1.2, '鶏'), ['生', '鶏']],
  ['a number', line('海老', 0, '2', 0, '本'), ['海老', '2', '本']],
  ['ส ้ ม', line('ส', 0, '้', 0.1, 'ม'), ['ส้ม']],
  ['a space of Thai', line('แกง', 0.5, 'ไก่'), ['แกง', 'ไก่']],
  ['syllables of Korean', line('김', 0.4, '치'), ['김치']],
  ['a space of Korean', line('물', 0.6, '냉면'), ['물', '냉면']],
  ['Latin letters', line('Miso', 0, '汁', 0, 'Ramen'), ['Miso', '汁', 'Ramen']],
  ['wide digits', line('４８０', 0.5, '（税込）'), ['480', '(税込)']],
  ['an «am» of Thai in two', line('น', 0, 'ํ้', 0, 'า'), ['น้ำ']],
  ['marks of direction', line('\u200Eחומוס\u200F'), ['חומוס']],
])('%s of a line is a word where its script has no space there', (_, parts, words) => {
  expect(withJoinedLetters(parts).map(({ text }) => text)).toEqual(words);
});

test.each([
  [93, 0, 50],
  [93, 60, 60],
  [40, 10, 10],
])('a letter of %i beside one of %i makes a word of %i', (one, other, both) => {
  const [first, second] = line('前', 0, '菜');
  const parts = [first, second].flatMap((word, at) =>
    word ? [{ ...word, confidence: at === 0 ? one : other }] : [],
  );
  expect(withJoinedLetters(parts)).toMatchObject([{ text: '前菜', confidence: both }]);
});

test('a word does not reach over the next one of its line', () => {
  const [first, second] = line('Сало', 0.5, 'з');
  const wide = first && second ? [{ ...first, width: 200 }, second] : [];
  expect(withJoinedLetters(wide)[0]).toMatchObject({ text: 'Сало', x: 0, width: second?.x });
});
