/** A user on Free, as returned by `GET /api/auth/me`. */
export const signedInUser = {
  id: 'u1',
  email: 'ada@example.com',
  full_name: 'Ada Cook',
  plan_type: 'free',
  subscription_cancelled_at_period_end: false,
  subscription_ends_at: null,
  subscription_past_due: false,
  created_at: '2026-01-01T00:00:00Z',
};
