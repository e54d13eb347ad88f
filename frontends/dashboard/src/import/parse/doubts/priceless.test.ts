import { askOncePerRun } from './priceless.ts';
import { noPrice } from './price-clues.ts';
import { read } from '../testing/read-text.ts';

const courses = 'Starters\nLeek soup\nHam terrine\n\nMains\nRoast cod\nMushroom pie\n\n';
const wine = 'Wine\nMerlot 9.00\nRiesling 8.00\nRioja 8.50';
const doubted = (text: string) =>
  read(text).sections.flatMap(({ dishes }) =>
    dishes.flatMap(({ name, doubts }) => (doubts.length > 0 ? [name] : [])),
  );

test('sections in a row without prices are asked about once, and no dish of theirs is marked for it', () => {
  const { sections } = read(courses + wine);
  expect(sections.map(({ asked }) => asked?.isFirst)).toEqual([true, false, undefined]);
  expect(doubted(courses + wine)).toEqual([]);
});

test('a dish without a price among priced ones is marked, and so is one that is alone in its section', () => {
  const { lines, sections, left } = read(wine);
  for (const dish of sections.flatMap(({ dishes }) => dishes).slice(0, 1))
    Object.assign(dish, { price: null, doubts: [{ field: 'price', reason: noPrice }] });
  const [section] = askOncePerRun({ lines, sections, left }).sections;
  expect([section?.asked, section?.dishes[0]?.doubts.length]).toEqual([undefined, 1]);
  expect(doubted(`Soup\nLeek soup\n\n${wine}`)).toContain('Leek soup');
});

test('what costs something in the lines around them is told with the question, and what is of others is not', () => {
  const menu = read(courses + wine);
  const lines = menu.lines.toSpliced(3, 1, { text: 'tickets are $62 a head, 250 g each' });
  expect(askOncePerRun({ ...menu, lines }).sections.map(({ asked }) => asked?.near)).toEqual([
    [3],
    [3],
    undefined,
  ]);
  expect(
    menu.sections
      .flatMap(({ dishes }) => dishes)
      .some(({ doubts }) => doubts.some(({ reason }) => reason === noPrice)),
  ).toBe(false);
});
