import {
  colorPattern,
  isTypeName,
  lookUpdate,
  type Look,
} from '@menuleaf/shared/contracts/catalogue/look.ts';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/shown-look.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';

/** What the form says; an empty text is what a page has anyway. */
export type LookValues = { accent: string; type: string; layout: string };

export const lookValues = ({ accent, type, layout }: Look): LookValues => ({
  accent: accent ?? '',
  type: type ?? 'classic',
  layout: layout ?? 'list',
});

export const lookForm = z.pick(lookUpdate, { accent: true, type: true, layout: true });
export type LookInput = z.infer<typeof lookForm>;

/** As it would look: a colour that is still being typed shows once it is whole. */
export function triedLook({ accent, type, layout }: LookValues): ShownLook {
  const typed = accent.trim().toLowerCase();
  return {
    accent: colorPattern.test(typed) ? typed : undefined,
    type: isTypeName(type) && type !== 'classic' ? type : undefined,
    layout: layout === 'photos' ? layout : undefined,
  };
}
