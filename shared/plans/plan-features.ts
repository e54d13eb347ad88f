import type { PlanType } from './plans.ts';

/** Features of each plan for its card; separate from the plans, since only the card needs it. */
export const planFeatures: Record<PlanType, string[]> = {
  free: [
    '1 restaurant',
    '1 menu',
    'Up to 10 categories',
    'Up to 100 menu items (no images)',
    'Each menu in 1 further language',
    'Three themes for your pages',
    'How often guests open your pages',
    'QR code and landing page',
    'You and one person in the kitchen',
    'Who changed what, and undo, for 30 days',
    'Basic support',
  ],
  pro: [
    'Up to 5 restaurants',
    'Up to 5 menus',
    'Up to 50 categories',
    'Unlimited menu items, with images',
    'Each menu in up to 5 further languages',
    'Custom branding: every theme, your logo and cover',
    'Several menus at a restaurant, each at its hours',
    'How often guests open your pages',
    'QR code and landing page',
    'Up to 10 people, each with a role',
    'Who changed what, and undo, for a year',
    'Priority and phone support',
  ],
};
