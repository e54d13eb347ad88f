import { lastCategoriesName } from '@menuleaf/shared/browser/storage-names.ts';
import { consent } from '@menuleaf/shared/ui/cookie-consent.ts';
import { keepPreference, preference } from '../parts/preference.ts';

let thisVisit: readonly string[] = [];

/** Only who accepted storage that is not essential is remembered beyond this visit. */
const mayStore = () => consent() === 'accepted';

/** Where the last new item went, on this device. */
export function lastCategories(): readonly string[] {
  if (thisVisit.length > 0) return thisVisit;
  return preference(lastCategoriesName)?.split(' ') ?? [];
}

export function rememberCategories(ids: readonly string[]): void {
  thisVisit = ids;
  if (mayStore()) keepPreference(lastCategoriesName, ids.join(' '));
}
