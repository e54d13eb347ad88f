import { Refusal } from '@menuleaf/shared/http/refusal.ts';
import { type PlanType, plans } from '@menuleaf/shared/plans/plans.ts';

/** Refuses a picture that the plan does not have. */
export function refuseImage(image: unknown, planType: PlanType) {
  if (image === undefined) return;
  if (!plans[planType].images) {
    throw new Refusal(403, 'Images are part of the Pro plan. Upgrade to Pro to add them.');
  }
  throw new Refusal(501, 'Images cannot be stored yet');
}
