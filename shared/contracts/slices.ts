/** The slices of the product: one remote, one service, one team each. */
export const slices = ['identity', 'catalogue', 'public-menu', 'billing', 'support'] as const;
export type Slice = (typeof slices)[number];

/** What each of them deploys for browsers: the shell, and the remotes that it loads. */
export const frontends = ['shell', 'dashboard', 'public-menu', 'billing', 'support'] as const;
