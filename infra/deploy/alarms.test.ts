import { updatedSince } from './alarms.ts';

test('an alarm that sounded before the deployment is none of its own', () => {
  const since = new Date('2026-01-31T12:00:00Z');
  const at = (AlarmName: string, time: string) => ({
    AlarmName,
    StateUpdatedTimestamp: new Date(`2026-01-31T${time}Z`),
  });
  expect(updatedSince([at('before', '11:59:59'), at('after', '12:03:00')], since)).toEqual([
    'after',
  ]);
  expect(updatedSince([{ AlarmName: 'silent' }], since)).toEqual([]);
});
