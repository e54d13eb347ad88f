import { entitlement, renewalGraceDays } from './entitlement.ts';
import { planFeatures } from './plan-features.ts';
import { plans, quotaMessage } from './plans.ts';

const ends = '2026-06-01T00:00:00.000Z';
const pro = {
  plan_type: 'pro' as const,
  cancelled_at_period_end: false,
  past_due: false,
  ends_at: ends,
};
const dayMs = 86_400_000;
const at = (days: number) => new Date(Date.parse(ends) + days * dayMs);

test('an owner who never paid is on the free plan', () => {
  expect(entitlement(undefined, at(0)).planType).toBe('free');
});

test('a cancelled plan ends on the dot, whether a webhook came or not', () => {
  const cancelled = { ...pro, cancelled_at_period_end: true };
  expect(entitlement(cancelled, at(-0.001)).planType).toBe('pro');
  expect(entitlement(cancelled, at(0)).planType).toBe('free');
});

test('a plan that should renew has a few days for the message of it', () => {
  expect(entitlement(pro, at(renewalGraceDays - 0.01)).planType).toBe('pro');
  expect(entitlement(pro, at(renewalGraceDays)).planType).toBe('free');
});

test('a plan past due ends with its grace', () => {
  const pastDue = { ...pro, past_due: true };
  expect(entitlement(pastDue, at(-1))).toMatchObject({ planType: 'pro', pastDue: true });
  expect(entitlement(pastDue, at(0)).planType).toBe('free');
});

test('what a plan is said to have is what its limits allow', () => {
  for (const planType of ['free', 'pro'] as const) {
    const { limits, furtherLanguages, furtherMenus, images, people } = plans[planType];
    const features = planFeatures[planType];
    const [restaurants, menus, categories, items, languages] = features;
    expect(restaurants).toMatch(new RegExp(`\\b${limits.restaurants} restaurant`));
    expect(menus).toMatch(new RegExp(`\\b${limits.menus} menu`));
    expect(categories).toMatch(new RegExp(`\\b${limits.categories} categories`));
    expect(items).toMatch(new RegExp(limits.items === null ? 'Unlimited' : String(limits.items)));
    expect(items?.includes('no images')).toBe(!images);
    expect(languages).toMatch(new RegExp(`\\b${furtherLanguages} further language`));
    expect(features.some((one) => one.includes('at its hours'))).toBe(furtherMenus);
    const who = people === 2 ? 'You and one person' : `Up to ${people} people`;
    expect(features.some((one) => one.startsWith(who))).toBe(true);
  }
});

test('the quota’s words are those that the owner’s pages look for', () => {
  expect(quotaMessage('free', 'restaurants')).toBe(
    'Free plan allows only 1 restaurant. Upgrade to Pro to add more.',
  );
  expect(quotaMessage('pro', 'categories')).toBe(
    'Pro plan allows only 50 categories. Delete one to add another.',
  );
});
