import type { StoredItem } from '@menuleaf/shared/menu/stored-catalogue.ts';
import { noneOfThem } from '@menuleaf/shared/menu/allergens/write-allergens.ts';
import { undeclared } from '@menuleaf/shared/menu/suggestions/asked-about.ts';

type Sent = Partial<Pick<StoredItem, 'name' | 'description' | 'allergens'>> & {
  choices?: readonly { name: string }[];
};

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

const namesOf = (choices: readonly { name: string }[] = []) =>
  choices.map(({ name }) => name).join('\n');

/**
 * How a save affects the allergen confirmation (decision 0021): it stays valid for unchanged text, and is flagged if
 * name, description or the names of choices change, with what the owner had confirmed in spite of the words.
 */
export function confirmation(sent: Sending, item: StoredItem, now: Date) {
  const { allergens = item.allergens } = sent;
  if (sent.allergens_confirmed === true) return confirmed(allergens, now);
  if (!item.allergens_confirmed_at) return {};
  if (sent.allergens_confirmed === false || isOther(sent.allergens, item.allergens)) {
    return takenBack;
  }
  const isAnother =
    isOther(sent.name, item.name) ||
    isOther(sent.description, item.description) ||
    isOther(sent.choices && namesOf(sent.choices), namesOf(item.choices));
  if (!isAnother || item.changed_since_confirmed) return {};
  return { changed_since_confirmed: true, confirmed_despite: undeclared(item) };
}
