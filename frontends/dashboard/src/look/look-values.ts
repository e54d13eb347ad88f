import {
  colorPattern,
  isTypeName,
  lookUpdate,
  type Look,
  type LookSlot,
} from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import { themeNames } from '@menuleaf/shared/contracts/catalogue/restaurants/theme-names.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';

/** Form values; an empty text means the default. */
export type LookValues = { accent: string; theme: string; type: string; layout: string };

export const lookValues = ({ accent, theme, type, layout }: Look): LookValues => ({
  accent: accent ?? '',
  theme: theme ?? themeNames[0],
  type: type ?? '',
  layout: layout ?? 'list',
});

export const lookForm = z.pick(lookUpdate, {
  accent: true,
  theme: true,
  type: true,
  layout: true,
});
export type LookInput = z.infer<typeof lookForm>;

/** Sends plan-restricted fields only if changed: without Pro, theme and layout are kept. */
export const sentByPlan = ({ theme, layout }: LookInput, saved: Look) => ({
  theme: theme === (saved.theme ?? themeNames[0]) ? undefined : theme,
  layout: (layout ?? null) === (saved.layout ?? 'list') ? undefined : layout,
});

type Images = { logo: string | undefined; cover: string | undefined; saved: Look };

/** Look for the preview: a color applies once it is fully typed. */
export function triedLook({ accent, theme, type, layout }: LookValues, images: Images): ShownLook {
  const typed = accent.trim().toLowerCase();
  const { logo, cover, saved } = images;
  return {
    accent: colorPattern.test(typed) ? typed : undefined,
    theme: theme === themeNames[0] ? undefined : theme,
    type: isTypeName(type) ? type : undefined,
    layout: layout === 'photos' ? layout : undefined,
    logo_url: logo,
    logo_color: logo === saved.logo_url ? (saved.logo_color ?? undefined) : undefined,
    cover_url: cover,
    cover_color: cover === saved.cover_url ? (saved.cover_color ?? undefined) : undefined,
  };
}

type Refusable = { refused: string | undefined };

/** Unusable files, which block a save. */
export const refusals = (images: Record<LookSlot, Refusable>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(images).flatMap(([slot, { refused }]) => (refused ? [[slot, refused]] : [])),
  );
