import type { NewMenuEdit } from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';
import { unsentKey } from '@menuleaf/shared/browser/session/unsent.ts';

/** A call that was or is about to be sent, to the letter: a repeat must be the same. */
export type Call = { edits: NewMenuEdit[]; idempotency_key: string };

/** What is on this device alone. */
export type Unsent = {
  call: Call | undefined;
  /** What came after it, as it was typed. */
  edits: NewMenuEdit[];
  /** Ids by the names that things were made under. */
  ids: Record<string, string>;
  /** What was taken off the menu and not deleted. */
  away: string[];
};

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' && value !== null && 'edits' in value && 'ids' in value;

/** Kept per owner and menu, so that a reload, a closed tab and a dead battery lose nothing. */
export function unsentStore(ownerId: string, menuId: string) {
  const key = unsentKey(ownerId, menuId);
  return {
    read(): Unsent | undefined {
      try {
        const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return isUnsent(kept) ? kept : undefined;
      } catch {
        return undefined;
      }
    },
    keep(unsent: Unsent): void {
      try {
        if (unsent.call || unsent.edits.length > 0) {
          localStorage.setItem(key, JSON.stringify(unsent));
        } else localStorage.removeItem(key);
      } catch {
        // Storage that is refused or full keeps nothing: what is typed lives as long as the page.
      }
    },
  };
}
export type UnsentStore = ReturnType<typeof unsentStore>;
