import type { NewMenuEdit } from '@menuleaf/shared/contracts/catalogue/menus/menu-edits.ts';
import { unsentKey } from '@menuleaf/shared/browser/session/unsent.ts';

/** A call sent or about to be sent, verbatim: a retry must be identical. */
export type Call = { edits: NewMenuEdit[]; idempotency_key: string };

/** State only on this device. */
export type Unsent = {
  call: Call | undefined;
  /** Edits after it, as typed. */
  edits: NewMenuEdit[];
  /** Service ids by the names given on creation. */
  ids: Record<string, string>;
  /** Taken off the menu but not deleted. */
  away: string[];
};

const isUnsent = (value: unknown): value is Unsent =>
  typeof value === 'object' && value !== null && 'edits' in value && 'ids' in value;

/** Persisted per owner and menu, so a reload, closed tab or dead battery loses nothing. */
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
        // If storage is blocked or full, edits live only as long as the page.
      }
    },
  };
}
export type UnsentStore = ReturnType<typeof unsentStore>;
