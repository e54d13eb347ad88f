import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { slices } from '@menuleaf/shared/contracts/slices.ts';
/** Each slice defines itself; one is deployed without the others being there. */
const load = {
  identity: () => import('../../services/identity/slice.ts'),
  catalogue: () => import('../../services/catalogue/slice.ts'),
  'public-menu': () => import('../../services/public-menu/slice.ts'),
  billing: () => import('../../services/billing/slice.ts'),
  support: () => import('../../services/support/slice.ts'),
};
const here = slices.filter((slice) =>
  existsSync(join(import.meta.dirname, '../../services', slice, 'slice.ts')),
);
const loaded = new Map(
  await Promise.all(here.map(async (slice) => [slice, (await load[slice]()).definition])),
);
/** What services/<slice>/slice.ts says. Throws where that is not in this working tree. */
export function definitionOf(slice) {
  const definition = loaded.get(slice);
  if (!definition) throw new Error(`services/${slice}/slice.ts is not in this working tree`);
  return definition;
}
