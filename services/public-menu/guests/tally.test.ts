import { Tallies } from './tally.ts';

test('a photo that is called as every object’s own things are is counted as any other', () => {
  const tallies = new Tallies();
  for (const image of ['constructor', 'a', 'constructor', 'toString'])
    tallies.add({ restaurant: 'r1', at: 0, image });
  expect(tallies.of('r1')[0]?.tally.images).toEqual({ constructor: 2, a: 1, toString: 1 });
});

test('a restaurant that is named in two quarters of an hour is one, with both', () => {
  const tallies = new Tallies();
  for (const at of [0, 900_000, 1]) tallies.add({ restaurant: 'r1', at });
  expect(tallies.restaurants).toEqual(['r1']);
  expect(tallies.of('r1').map(({ quarter, tally }) => [quarter, tally.views])).toEqual([
    [0, 2],
    [900_000, 1],
  ]);
  expect(tallies.last).toBe(900_000);
});
