import type { Look } from '../contracts/catalogue/restaurants/look.ts';
import { shownTheme } from '../contracts/catalogue/restaurants/theme-names.ts';
import type { ShownLook } from '../contracts/catalogue/restaurants/shown-look.ts';

/**
 * The look that guests see; `hasAll`: the plan has every theme; undefined if nothing was chosen, as on a published
 * page.
 */
export function shownOf(look: Look, hasAll: boolean): ShownLook | undefined {
  const shown: ShownLook = {
    accent: look.accent ?? undefined,
    theme: shownTheme(look.theme, hasAll),
    type: look.type ?? undefined,
    layout: look.layout ?? undefined,
    logo_url: look.logo_url ?? undefined,
    logo_color: look.logo_color ?? undefined,
    cover_url: look.cover_url ?? undefined,
    cover_color: look.cover_color ?? undefined,
  };
  return Object.values(shown).some((value) => value !== undefined) ? shown : undefined;
}
