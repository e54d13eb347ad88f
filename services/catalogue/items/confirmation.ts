import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { noneOfThem } from '@menuleaf/shared/menu/allergens/write-allergens.ts';

type Sent = Partial<Pick<StoredItem, 'name' | 'description' | 'allergens'>>;

type Sending = { [Field in keyof Sent]: Sent[Field] | undefined } & {
  allergens_confirmed?: boolean | undefined;
};

/** Marks allergens as confirmed: exactly these of the 14. An empty list confirms that there are none. */
export const confirmed = (allergens: string | null, now: Date) => ({
  allergens: allergens ?? noneOfThem,
  allergens_confirmed_at: now.toISOString(),
  changed_since_confirmed: false,
});

const takenBack = { allergens_confirmed_at: null, changed_since_confirmed: false };

const isOther = <Value>(sent: Value | undefined, stored: Value) =>
  sent !== undefined && sent !== stored;

/**
 * How a save affects the allergen confirmation (decision 0021): it stays valid for unchanged text, and is flagged if
 * name or description change.
 */
export function confirmation(sent: Sending, item: StoredItem, now: Date) {
  const { allergens = item.allergens } = sent;
  if (sent.allergens_confirmed === true) return confirmed(allergens, now);
  if (!item.allergens_confirmed_at) return {};
  if (sent.allergens_confirmed === false || isOther(sent.allergens, item.allergens)) {
    return takenBack;
  }
  const isAnother = isOther(sent.name, item.name) || isOther(sent.description, item.description);
  return isAnother ? { changed_since_confirmed: true } : {};
}
