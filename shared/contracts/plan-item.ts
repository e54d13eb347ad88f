import * as z from '@menuleaf/shared/contracts/schema.ts';

/** The plan as billing stores it. Absent: the owner never paid. */
export const planItemSchema = z.object({
  plan_type: z.enum(['free', 'pro']),
  cancelled_at_period_end: z.boolean(),
  past_due: z.boolean(),
  /** When what was paid for ends; with `past_due` the end of the grace. */
  ends_at: z.nullable(z.iso.datetime()),
});
export type PlanItem = z.infer<typeof planItemSchema>;
