import { noticeOf } from './email-templates.ts';
import { freePlan } from './subscription.ts';

const pro = { ...freePlan, plan_type: 'pro' as const, ends_at: '2126-03-01T00:00:00Z' };
const ada = { email: 'ada@a.example', full_name: 'Ada' };
const told = (...[before, after]: Array<typeof freePlan>) =>
  after && noticeOf(before, after, ada, 'https://a.example')?.text;

test('the end of Pro names all that guests no longer see', () => {
  expect(told(pro, freePlan)).toMatch(/images.*logo, cover and Pro themes.*languages.*not shown/i);
});

test('a failed payment names the way to be charged at once, and until when there is Pro', () => {
  expect(told(pro, { ...pro, past_due: true })).toMatch(
    /at once if you change your card.*bank.*invoice.*March 1[^]*Update your card: https/,
  );
});

test('who takes a cancellation back reads when it renews, and for how much', () => {
  const cancelled = { ...pro, cancelled_at_period_end: true };
  expect(told(cancelled, pro)).toMatch(/cancellation back.*nothing to pay now.*March 1.*\$9\.99/);
  expect(told(pro, { ...pro, ends_at: '2126-04-01T00:00:00Z' })).toBeUndefined();
});

test('a welcome to Pro says that it renews, how to cancel, and what is refunded', () => {
  expect(told(freePlan, pro)).toMatch(/\$9\.99 a month.*until you cancel.*Downgrade.*30 days/);
});
