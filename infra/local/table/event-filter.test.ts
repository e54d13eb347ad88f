import { passes } from './event-filter.ts';

test('of several patterns under $or one is enough, and what stands beside them has to fit as well', () => {
  const pattern = {
    eventName: ['MODIFY'],
    dynamodb: {
      $or: [
        { OldImage: { image: { S: [{ exists: true }] } } },
        { NewImage: { gone: { BOOL: [true] } } },
      ],
    },
  };
  const record = (eventName: string, dynamodb: object) => ({ eventName, dynamodb });
  expect(passes(pattern, record('MODIFY', { OldImage: { image: { S: 'a' } } }))).toBe(true);
  expect(passes(pattern, record('MODIFY', { NewImage: { gone: { BOOL: true } } }))).toBe(true);
  expect(passes(pattern, record('MODIFY', { NewImage: { gone: { BOOL: false } } }))).toBe(false);
  expect(passes(pattern, record('INSERT', { NewImage: { gone: { BOOL: true } } }))).toBe(false);
});
