import type { OwnersCatalogue } from '@menuleaf/shared/menu/stored-catalogue.ts';
import type { PlanType } from '@menuleaf/shared/plans/plans.ts';
import { nameLimit } from '@menuleaf/shared/contracts/fields/fields.ts';
import { type ChangeContext, changeCatalogue } from './change-catalogue.ts';
import type { IdempotentCall } from './idempotent-call.ts';

/** Half of an emoji, which nothing can store. */
const half = /[\uD800-\uDBFF]$/;

/** Names a copy, within the name length limit. */
export const copyName = (name: string) =>
  `${name.slice(0, nameLimit - 7).replace(half, '')} (copy)`;

type Named = { id: string; name: string; created_at: string; updated_at: string };
type Given = {
  before: OwnersCatalogue;
  planType: PlanType;
  copyOf: <One extends Named>(one: One) => One;
};

/** Adds a copy to the owner's catalogue. `place` decides the source and position. Returns its id and the rest. */
export async function duplicate(
  ownerId: string,
  context: ChangeContext,
  once: IdempotentCall,
  place: (given: Given) => OwnersCatalogue,
) {
  const id = context.newId();
  const decide = ({
    before,
    planType,
    now,
  }: Pick<Given, 'before' | 'planType'> & { now: Date }) => {
    const stamps = { created_at: now.toISOString(), updated_at: now.toISOString() };
    const copyOf: Given['copyOf'] = (one) => ({ ...one, id, name: copyName(one.name), ...stamps });
    return { after: place({ before, planType, copyOf }), made: [id] };
  };
  const changed = await changeCatalogue(ownerId, context, decide, { once });
  return { ...changed, id: changed.made[0] ?? '' };
}
