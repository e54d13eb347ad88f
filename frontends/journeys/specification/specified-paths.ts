import type { SmallAccount } from '../owner.ts';
import { guestPages } from './guest-pages.ts';
import { onFree, onPro, ownerPages } from './owner-pages.ts';

/** Pages of guests and owners that are specified line by line. */
export const specifiedPaths = (account: SmallAccount): string[] =>
  [guestPages, ownerPages(account), onFree(account), onPro(account)].flatMap((pages) =>
    Object.keys(pages),
  );
