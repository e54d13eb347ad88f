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
 * The least role that a page is for, by its path; one that is not here is for every role. Apart from the pages, since an
 * owner, whose first view it would weigh on, may open all of them.
 */
export const pageRoles: ReadonlyMap<string, Role> = new Map<string, Role>([
  [people.path, 'owner'],
  [addRestaurant.path, 'manager'],
  [developers.path, 'manager'],
  [deliveries.path, 'manager'],
  ...Object.values(edits).map(({ path }) => [path, 'editor'] as const),
]);
