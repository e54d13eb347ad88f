import type { billingContract } from '@menuleaf/shared/contracts/billing.ts';
import type { Handler } from '@menuleaf/shared/server/http/serve.ts';
import { plans } from '@menuleaf/shared/plans/plans.ts';

const offer = ({ name, monthlyCents, features }: (typeof plans)['pro']) => ({
  name,
  price: monthlyCents / 100,
  features,
});

export const pricing: Handler<(typeof billingContract)['pricing'], unknown> = () =>
  Promise.resolve({ plans: { free: offer(plans.free), pro: offer(plans.pro) } });
