import type { Role } from '../operation.ts';
import { cataloguePages } from './catalogue.ts';
import { identityPages } from './identity.ts';

const { people } = identityPages;
const {
  addRestaurant,
  kitchen: _kitchen,
  service: _service,
  dashboard: _lists,
  developers,
  deliveries,
  ...edits
} = cataloguePages;

/**
 * Minimum role per page path; pages not listed allow every role. Separate from the pages, to keep it out of the owner's
 * first view: owners may open all of them.
 */
export const pageRoles: ReadonlyMap<string, Role> = new Map<string, Role>([
  [people.path, 'owner'],
  [addRestaurant.path, 'manager'],
  [developers.path, 'manager'],
  [deliveries.path, 'manager'],
  ...Object.values(edits).map(({ path }) => [path, 'editor'] as const),
]);
