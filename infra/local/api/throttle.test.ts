import { throttle } from './throttle.ts';

test('a burst passes, then as many as the second allows', () => {
  let now = 0;
  const mayPass = throttle({ perSecond: 10, burst: 20 }, () => now);
  const passed = () => Array.from({ length: 50 }, mayPass).filter(Boolean).length;
  expect(passed()).toBe(20);
  expect(passed()).toBe(0);
  now = 500;
  expect(passed()).toBe(5);
  now = 60_000;
  expect(passed()).toBe(20);
});
