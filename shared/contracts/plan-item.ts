import * as z from '@menuleaf/shared/contracts/schema.ts';

/** The plan as stored by billing. Absent: the owner never paid. */
export const planItemSchema = z.object({
  plan_type: z.enum(['free', 'pro']),
  cancelled_at_period_end: z.boolean(),
  past_due: z.boolean(),
  /** End of the paid period; with `past_due`, of the grace period. */
  ends_at: z.nullable(z.iso.datetime()),
});
export type PlanItem = z.infer<typeof planItemSchema>;
