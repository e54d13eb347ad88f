import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Slice, slices } from '@menuleaf/shared/contracts/slices.ts';
import type { SliceDefinition } from '@menuleaf/shared/server/slice-definition.ts';

/** Slices define themselves; one deploys without the others present. */
const load: Record<Slice, () => Promise<{ definition: SliceDefinition }>> = {
  identity: () => import('../../services/identity/slice.ts'),
  catalogue: () => import('../../services/catalogue/slice.ts'),
  'public-menu': () => import('../../services/public-menu/slice.ts'),
  billing: () => import('../../services/billing/slice.ts'),
  support: () => import('../../services/support/slice.ts'),
};

const here = slices.filter((slice) =>
  existsSync(join(import.meta.dirname, '../../services', slice, 'slice.ts')),
);
const loaded = new Map<Slice, SliceDefinition>(
  await Promise.all(here.map(async (slice) => [slice, (await load[slice]()).definition] as const)),
);

/** The definition in services/<slice>/slice.ts. Throws if not in this working tree. */
export function definitionOf(slice: Slice): SliceDefinition {
  const definition = loaded.get(slice);
  if (!definition) throw new Error(`services/${slice}/slice.ts is not in this working tree`);
  return definition;
}

/** Of a function that says no other. */
export const usualMemoryMb = 512;
