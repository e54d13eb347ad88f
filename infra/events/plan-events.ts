import { planChanged } from '@menuleaf/shared/contracts/events/billing-events.ts';
import { planItemSchema } from '@menuleaf/shared/contracts/plan-item.ts';
import { idAfter, keys } from '@menuleaf/shared/server/table/keys.ts';
import * as z from 'zod/mini';
import type { Change } from './change.ts';
import { busEntry, type BusEntry } from './bus-entry.ts';

const stored = z.optional(z.object({ ...planItemSchema.shape, version: z.number() }));

export function planEvents({ pk, before, after }: Change): BusEntry[] {
  const user_id = idAfter(keys.plan.leadingKey, pk);
  if (user_id === undefined) return [];
  const [old, now] = [stored.parse(before), stored.parse(after)];
  const version = now?.version ?? old?.version ?? 0;
  return [busEntry(planChanged, { user_id, version, before: old ?? null, after: now ?? null })];
}
