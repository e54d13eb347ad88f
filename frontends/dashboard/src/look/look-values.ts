import {
  colorPattern,
  isTypeName,
  lookUpdate,
  type Look,
  type LookSlot,
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

/** What the plan may refuse is sent only where it was changed: without Pro a layout is kept as it is. */
export const sentByPlan = ({ layout }: LookInput, saved: Look) => ({
  layout: (layout ?? null) === (saved.layout ?? 'list') ? undefined : layout,
});

type Images = { logo: string | undefined; cover: string | undefined; saved: Look };

/** As it would look: a colour that is still being typed shows once it is whole. */
export function triedLook({ accent, type, layout }: LookValues, images: Images): ShownLook {
  const typed = accent.trim().toLowerCase();
  const { logo, cover, saved } = images;
  return {
    accent: colorPattern.test(typed) ? typed : undefined,
    type: isTypeName(type) && type !== 'classic' ? type : undefined,
    layout: layout === 'photos' ? layout : undefined,
    logo_url: logo,
    logo_color: logo === saved.logo_url ? (saved.logo_color ?? undefined) : undefined,
    cover_url: cover,
    cover_color: cover === saved.cover_url ? (saved.cover_color ?? undefined) : undefined,
  };
}

type Refusable = { refused: string | undefined };

/** Files that cannot be used, which are in the way of a save. */
export const refusals = (images: Record<LookSlot, Refusable>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(images).flatMap(([slot, { refused }]) => (refused ? [[slot, refused]] : [])),
  );
