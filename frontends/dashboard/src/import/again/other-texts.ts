import type { DraftDish } from '../draft.ts';
import { normalName } from './normal-name.ts';

/** Which texts of a dish differ from those of its item on the menu. */
export function otherTexts({ name, description, known, takesName, takesDescription }: DraftDish) {
  if (!known) return { isRenamed: false, isDescribed: false };
  const isOther = (one: string, other: string) => normalName(one) !== normalName(other);
  return {
    isRenamed: takesName || isOther(name, known.name),
    isDescribed:
      takesDescription || (description !== '' && isOther(description, known.description ?? '')),
  };
}
