import { readGuest } from './guest-line.ts';

const line = (said: string) => readGuest(`U7b4hR_RaxMADupvKAvr8_m9gsGXvioUggLV5Oyq== ${said}`, 5);

test('a line of the edge is read behind CloudFront’s own id', () => {
  expect(line('guest {"restaurant":"2","direct":true,"language":"de"}')).toEqual({
    restaurant: '2',
    direct: true,
    language: 'de',
    at: 5,
  });
  expect(line('guest {"restaurant":"2","image":"abc"}')).toEqual({
    restaurant: '2',
    image: 'abc',
    at: 5,
  });
});

test.each([
  'START DistributionID: E3E5D42GADAXZZ',
  'END',
  'guest {"restaurant":"2"',
  'guest {"restaurant":"2/../3"}',
  'guest {"restaurant":"2","language":"d\\"e"}',
  'guest []',
])('%s is nothing of a guest', (said) => {
  expect(line(said)).toBeUndefined();
});
