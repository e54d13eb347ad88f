import * as z from '@menuleaf/shared/contracts/schema.ts';
import { unsentKey } from '@menuleaf/shared/browser/session/unsent.ts';
import type { KnownItem } from './again/known-item.ts';
import { dishesOf, needsLook, priceQuestions, type Draft, type DraftSection } from './draft.ts';

const shape = z.object({
  lines: z.array(z.custom<Draft['lines'][number]>()),
  sections: z.array(z.custom<DraftSection>()),
  left: z.array(z.number()),
  missingItems: z.array(z.custom<Draft['missingItems'][number]>()),
  keepsNumbers: z.boolean(),
  decimals: z.number(),
});

/** The draft, with what is on the menu now. */
function onMenuNow(draft: Draft, onMenu: readonly KnownItem[]): Draft {
  const items = new Map(onMenu.map((item) => [item.id, item]));
  const sections = draft.sections.map((section) => ({
    ...section,
    dishes: section.dishes.map((dish) => {
      const known = items.get(dish.known?.id ?? '');
      return dish.known && !known
        ? { ...dish, known, choice: 'add' as const, isNear: false }
        : { ...dish, known };
    }),
  }));
  const missingItems = draft.missingItems.flatMap(({ item, isTakenOff }) => {
    const now = items.get(item.id);
    return now ? [{ item: now, isTakenOff }] : [];
  });
  return { ...draft, sections, missingItems };
}

/** `46 dishes, 12 to look at` */
export function draftWords(draft: Draft): string {
  const asked = priceQuestions(draft);
  const toLook = draft.sections.reduce(
    (sum, { id, dishes }) => sum + dishes.filter((dish) => needsLook(dish, asked.has(id))).length,
    0,
  );
  const { length } = dishesOf(draft).filter(({ isDropped }) => !isDropped);
  return `${length === 1 ? '1 dish' : `${length} dishes`}${toLook > 0 ? `, ${toLook} to look at` : ''}`;
}

/** A draft under review on this device, by owner and menu, without the photos that it was read from. */
export function storedDraft(ownerId: string, menuId: string) {
  const key = unsentKey(ownerId, `${menuId}:import`);
  return {
    read(onMenu: readonly KnownItem[]): Draft | undefined {
      try {
        const kept = shape.parse(JSON.parse(localStorage.getItem(key) ?? 'null'));
        const draft = onMenuNow({ ...kept, images: [] }, onMenu);
        // What an older build kept may have another form.
        return draftWords(draft) === '' ? undefined : draft;
      } catch {
        return undefined;
      }
    },
    /** Answers whether the device keeps it. Of what is on the menu, which items. */
    keep({ images: _images, ...draft }: Draft): boolean {
      const { missingItems, sections } = draft;
      const kept = {
        ...draft,
        missingItems: missingItems.map((one) => ({ ...one, item: { id: one.item.id } })),
        sections: sections.map((section) => ({
          ...section,
          dishes: section.dishes.map(({ known, ...dish }) => ({
            ...dish,
            known: known && { id: known.id },
          })),
        })),
      };
      try {
        localStorage.setItem(key, JSON.stringify(kept));
        return true;
      } catch {
        localStorage.removeItem(key);
        return false;
      }
    },
    forget: () => localStorage.removeItem(key),
  };
}
export type StoredDraft = ReturnType<typeof storedDraft>;
