import { factsCreate, factsUpdate } from './item-facts.ts';
import { factsReply } from './item-replies.ts';

test('what can be said of a dish is taken in a new one, changed later, kept and shown', () => {
  const names = Object.keys(factsReply);
  expect(Object.keys(factsCreate)).toEqual(names);
  expect(Object.keys(factsUpdate)).toEqual(names);
});
