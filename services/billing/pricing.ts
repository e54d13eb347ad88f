import type { billingContract } from '@menuleaf/shared/contracts/billing.ts';
import { planFeatures } from '@menuleaf/shared/plans/plan-features.ts';
import { plans, type PlanType } from '@menuleaf/shared/plans/plans.ts';
import type { Handler } from '@menuleaf/shared/server/http/serve.ts';

const offer = (planType: PlanType) => ({
  name: plans[planType].name,
  price: plans[planType].monthlyCents / 100,
  features: planFeatures[planType],
});

export const pricing: Handler<(typeof billingContract)['pricing'], unknown> = () =>
  Promise.resolve({ plans: { free: offer('free'), pro: offer('pro') } });
