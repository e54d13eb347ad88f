import { lastCategoriesName } from '@menuleaf/shared/browser/storage-names.ts';
import { consent } from '@menuleaf/shared/ui/cookie-consent.ts';

let thisVisit: readonly string[] = [];

/** Only who accepted storage that is not essential is remembered beyond this visit. */
const mayStore = () => consent() === 'accepted';

/** Where the last new item went, on this device. */
export function lastCategories(): readonly string[] {
  if (thisVisit.length > 0) return thisVisit;
  try {
    return localStorage.getItem(lastCategoriesName)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

export function rememberCategories(ids: readonly string[]): void {
  thisVisit = ids;
  try {
    if (mayStore()) localStorage.setItem(lastCategoriesName, ids.join(' '));
  } catch {
    // Refused storage: the next visit asks again.
  }
}
