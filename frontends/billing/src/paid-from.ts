import { parseUrl } from '@menuleaf/shared/contracts/fields/parse-url.ts';
import { paidFromName } from '@menuleaf/shared/browser/storage-names.ts';

type Entry = { url: string | null; sameDocument: boolean };
type TabEntries = { entries: () => Entry[]; currentEntry: { index: number } | null };

const otherPages = /^\/(?:dashboard$|(?:login|register|pricing|payment-success)?(?:\?|$))/;

/** The path of an address on this site, if the owner had work there. */
function ownPath(address: string): string | undefined {
  const { origin } = window.location;
  const target = parseUrl(address, origin);
  // Browsers treat `//host` and `/\host` as another site.
  if (target?.origin !== origin || /^\/\/|\\|%5c/i.test(target.pathname)) return undefined;
  const path = target.pathname + target.search;
  return otherPages.test(path) ? undefined : path;
}

/** The page that led to this one without a reload; undefined where browsers do not tell. */
function pageBefore(): string | undefined {
  const { navigation } = window as { navigation?: TabEntries };
  const before = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return before?.sameDocument === true ? (before.url ?? undefined) : undefined;
}

/** Remembers in this tab where the owner was before the prices. A second try at paying keeps the page of the first. */
export function rememberPaidFrom(): void {
  const before = pageBefore();
  if (before === undefined) return;
  try {
    window.sessionStorage.setItem(paidFromName, ownPath(before) ?? '');
  } catch {
    // A browser that stores nothing offers the dashboard alone.
  }
}

/** Where the owner was before paying. */
export function paidFrom(): string | undefined {
  try {
    const kept = window.sessionStorage.getItem(paidFromName);
    return kept === null || kept === '' ? undefined : ownPath(kept);
  } catch {
    return undefined;
  }
}
