export type PlanType = 'free' | 'pro';

type Plan = {
  name: string;
  /** US cents a month. */
  monthlyCents: number;
  /** Limits per account; null is no limit. */
  limits: { restaurants: number; menus: number; categories: number; items: number | null };
  /** Including the owner. On Free the other person is kitchen staff. */
  people: number;
  images: boolean;
  /** Per menu, besides its main one. */
  furtherLanguages: number;
  /** Scheduled menus besides the active one. */
  furtherMenus: boolean;
  /** For diners' pages; every plan has some. */
  allThemes: boolean;
  /** The owner's endpoints that receive events. */
  webhooks: number;
};

/** Technical limit per menu on every plan, so that a page always renders in time: rows, as diners see them. */
export const itemsInOneMenu = 1000;

/**
 * UTF-8 bytes of all texts in one menu, escaped as on its page (`bytes-on-page.ts`). Texts occur there twice, as HTML
 * and as data; with the rows' markup (1.7 KB each) this stays well below Lambda's 6 MB limit, even without compression.
 */
export const textInOneMenu = 1_500_000;

/** The single table of plans: the pricing call, dialogs and quota checks read it. */
export const plans: Record<PlanType, Plan> = {
  free: {
    name: 'Free',
    monthlyCents: 0,
    limits: { restaurants: 1, menus: 1, categories: 10, items: 100 },
    people: 2,
    images: false,
    furtherLanguages: 1,
    furtherMenus: false,
    allThemes: false,
    webhooks: 1,
  },
  pro: {
    name: 'Pro',
    monthlyCents: 999,
    limits: { restaurants: 5, menus: 5, categories: 50, items: null },
    people: 10,
    images: true,
    furtherLanguages: 5,
    furtherMenus: true,
    allThemes: true,
    webhooks: 5,
  },
};

export type Counted = keyof Plan['limits'];

const nouns: Record<Counted, [one: string, many: string]> = {
  restaurants: ['restaurant', 'restaurants'],
  menus: ['menu', 'menus'],
  categories: ['category', 'categories'],
  items: ['item', 'items'],
};

/** `Free plan allows only 1 further language. Upgrade to Pro to add more.` */
export function languagesMessage(planType: PlanType): string {
  const { name, furtherLanguages: limit } = plans[planType];
  const noun = limit === 1 ? 'further language' : 'further languages';
  const advice = planType === 'free' ? 'Upgrade to Pro to add more.' : 'Remove one to add another.';
  return `${name} plan allows only ${limit} ${noun}. ${advice}`;
}

/** `Free plan allows only 1 webhook. Upgrade to Pro to add more.` */
export function webhooksMessage(planType: PlanType): string {
  const { name, webhooks: limit } = plans[planType];
  const advice = planType === 'free' ? 'Upgrade to Pro to add more.' : 'Delete one to add another.';
  return `${name} plan allows only ${limit} ${limit === 1 ? 'webhook' : 'webhooks'}. ${advice}`;
}

/** `Free plan allows only 1 restaurant. Upgrade to Pro to add more.` */
export function quotaMessage(planType: PlanType, counted: Counted): string {
  const limit = plans[planType].limits[counted] ?? Infinity;
  const noun = nouns[counted][limit === 1 ? 0 : 1];
  const advice = planType === 'free' ? 'Upgrade to Pro to add more.' : 'Delete one to add another.';
  return `${plans[planType].name} plan allows only ${limit} ${noun}. ${advice}`;
}
