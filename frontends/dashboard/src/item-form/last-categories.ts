import { lastCategoriesName } from '@menuleaf/shared/browser/storage-names.ts';
import { consent } from '@menuleaf/shared/ui/cookie-consent.ts';
import { keepPreference, preference } from '../parts/preference.ts';

let thisVisit: readonly string[] = [];

/** Persisted beyond this visit only with consent to non-essential storage. */
const mayStore = () => consent() === 'accepted';

/** Last new item's categories, on this device. */
export function lastCategories(): readonly string[] {
  if (thisVisit.length > 0) return thisVisit;
  return preference(lastCategoriesName)?.split(' ') ?? [];
}

export function rememberCategories(ids: readonly string[]): void {
  thisVisit = ids;
  if (mayStore()) keepPreference(lastCategoriesName, ids.join(' '));
}
