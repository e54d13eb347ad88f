import { send } from '@menuleaf/shared/testing/api.ts';

test('of the functions that the clock wakes, one can be woken alone, and none that is not there', async () => {
  const one = await send('POST', '/__local/schedules?function=republisher');
  expect([one.status, one.json]).toEqual([200, { failures: {} }]);
  const none = await send('POST', '/__local/schedules?function=nobody');
  expect([none.status, none.json]).toEqual([404, { detail: 'The clock wakes no function nobody' }]);
});
