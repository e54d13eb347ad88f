import * as z from '@menuleaf/shared/contracts/schema.ts';
import {
  formatAllergenChips,
  parseAllergenChips,
  type AllergenChipState,
} from '@menuleaf/shared/menu/allergens/write-allergens.ts';
import { unsentKey } from '@menuleaf/shared/browser/session/unsent.ts';
import type { Doc } from '../editor/doc/doc.ts';
import { isNone } from './dish-allergens.ts';

export type Ticked = ReadonlyMap<string, AllergenChipState>;

/** By dish: its text as saved, and as ticked. */
const shape = z.record(z.string(), z.object({ saved: z.string(), ticked: z.string() }));

/** Unconfirmed ticks on this device, by owner and menu. Those of a dish that was changed since are dropped. */
export function storedTicks(ownerId: string, menuId: string) {
  const key = unsentKey(ownerId, `${menuId}:allergens`);
  return {
    read({ dishes }: Doc): Ticked {
      try {
        const kept = shape.parse(JSON.parse(localStorage.getItem(key) ?? '{}'));
        return new Map(
          Object.entries(kept)
            .filter(([id, { saved }]) => dishes[id]?.allergens === saved)
            .map(([id, { ticked }]) => [id, parseAllergenChips(ticked)]),
        );
      } catch {
        return new Map();
      }
    },
    /** Answers whether the device keeps them. */
    keep(ticked: Ticked, { dishes }: Doc): boolean {
      const kept = [...ticked].map(([id, said]) => {
        const text = formatAllergenChips({ ...said, none: isNone(said) });
        return [id, { saved: dishes[id]?.allergens ?? '', ticked: text }];
      });
      try {
        if (kept.length === 0) localStorage.removeItem(key);
        else localStorage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
        return true;
      } catch {
        return false;
      }
    },
  };
}
export type StoredTicks = ReturnType<typeof storedTicks>;
