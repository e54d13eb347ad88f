import { timesWords } from './times-words.ts';

test.each([
  [[], ''],
  [[{ days: [1, 2, 3, 4, 5], from: '11:30', to: '14:30' }], 'Mon–Fri 11:30 AM – 2:30 PM'],
  [[{ days: [7, 6], from: '12:00', to: '00:00' }], 'Sat–Sun noon – midnight'],
  [[{ days: [1, 3, 4, 7], from: '22:00', to: '02:00' }], 'Mon, Wed–Thu, Sun 10 PM – 2 AM'],
  [[{ days: [1, 2, 3, 4, 5, 6, 7], from: '00:00', to: '00:00' }], 'Daily all day'],
  [
    [
      { days: [1], from: '09:00', to: '11:00' },
      { days: [2], from: '10:00', to: '11:00' },
    ],
    'Mon 9 AM – 11 AM; Tue 10 AM – 11 AM',
  ],
])('times in words, %#', (times, words) => {
  expect(timesWords(times)).toBe(words);
});
