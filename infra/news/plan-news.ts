import { planChanged } from '@menuleaf/shared/contracts/news/billing-news.ts';
import { planItemSchema } from '@menuleaf/shared/contracts/plan-item.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import * as z from 'zod/mini';
import type { Change } from './change.ts';
import { tell, type Telling } from './tell.ts';

const stored = z.optional(z.object({ ...planItemSchema.shape, version: z.number() }));

export function planNews({ pk, before, after }: Change): Telling[] {
  const user_id = idAfter(keys.plan.leadingKey, pk);
  if (user_id === undefined) return [];
  const [old, now] = [stored.parse(before), stored.parse(after)];
  const version = now?.version ?? old?.version ?? 0;
  return [tell(planChanged, { user_id, version, before: old ?? null, after: now ?? null })];
}
