export type PlanType = 'free' | 'pro';

type Plan = {
  name: string;
  /** US cents a month. */
  monthlyCents: number;
  /** How many of each an account may have; null is no limit. */
  limits: { restaurants: number; menus: number; categories: number; items: number | null };
  /** With the owner. On Free the one beside them works in the kitchen. */
  people: number;
  images: boolean;
  /** Of a menu, beside its main one. */
  furtherLanguages: number;
  /** Menus beside the active one, at their hours. */
  furtherMenus: boolean;
  /** Of diners' pages; every plan has a few. */
  allThemes: boolean;
  /** Addresses of the owner's own programs that are told of changes. */
  webhooks: number;
};

/** The technical bound of one menu on every plan, so that a page always renders in time: rows, as diners see them. */
export const itemsInOneMenu = 1000;

/**
 * Bytes (UTF-8) of the texts in all rows of one menu, escaped as they are on its page (`bytes-on-page.ts`). There they
 * stand twice, to be read and as data; with the rows' own markup (1.7 KB each) that stays well below the 6 MB that a
 * Lambda answers, also where the reply cannot be packed.
 */
export const textInOneMenu = 1_500_000;

/** The one table of plans: the pricing call, the dialogs and the quota checks all read it. */
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
