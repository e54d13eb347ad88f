import { expect, test } from '@jest/globals';
import { linesOfText } from '../columns.ts';
import { readMenu } from '../read-menu.ts';

const fish = ['Sild', 'Karrysild', 'Rejer', 'Stjerneskud', 'Laks', 'Rullepølse', 'Roastbeef'];
const others = ['Hønsesalat', 'Tatar', 'Gammel Ole'];

const beers = ['Pilsner', 'Porter', 'Hvedeøl', 'Classic', 'Juleøl', 'Bock', 'Stout', 'Cider'];

const namesOf = (numbers: readonly number[]) => {
  const dishes = [...fish, ...others].map((name, at) => `${numbers[at]} ${name}  ${70 + at},-`);
  const text = [...dishes, '', 'Øl', ...beers.map((name) => `${name}  42,-`)].join('\n');
  const [first] = readMenu(linesOfText(text)).sections;
  return first?.dishes.map(({ name }) => name);
};

test('numbers that count dishes are left out though one of them was read wrong', () => {
  expect(namesOf([5, 6, 7, 8, 9, 10, 1, 12, 13, 14])).toEqual([...fish, ...others]);
});
