import { planOfSubscriptions } from './subscription.ts';

const day = 86_400;
const end = 1_800_000_000;
const date = (seconds: number) => new Date(seconds * 1000).toISOString();
const items = { data: [{ current_period_start: end - 30 * day, current_period_end: end }] };

test.each([
  ['at the end of the period', end, { cancelled_at_period_end: true, ends_at: date(end) }],
  ['before it', end - day, { cancelled_at_period_end: true, ends_at: date(end - day) }],
  ['periods later', end + day, { cancelled_at_period_end: false, ends_at: date(end) }],
])('a subscription that the operator ends %s is Pro until then', (_, cancel_at, plan) => {
  const subscription = { id: 'sub_1', status: 'active' as const, cancel_at_period_end: false };
  expect(planOfSubscriptions([{ ...subscription, cancel_at, items }])).toMatchObject(plan);
});
