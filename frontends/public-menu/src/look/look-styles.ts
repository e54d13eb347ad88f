import lookStyle from '@menuleaf/public-menu/src/inlined/look.css';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/shown-look.ts';
import { paletteOf, type Scheme } from '@menuleaf/shared/menu/palette.ts';
import { typeStyles } from './faces.ts';

const variables = (accent: string, scheme: Scheme) =>
  Object.entries(paletteOf(accent, scheme))
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');

/** The colours themselves, so that a phone computes nothing. */
const accentStyles = (accent: string) =>
  `.diner{${variables(accent, 'light')}}` +
  `@media(prefers-color-scheme:dark){.diner{${variables(accent, 'dark')}}}` +
  '.diner h2{color:var(--leaf)}';

/** What a look adds to the styles of a page; nothing where there is none. `whole`: its face is there as it is. */
export function lookStyles(look: ShownLook | undefined, whole?: 'whole'): string {
  if (!look) return '';
  const { accent, type, faces = [], names_only: isNameAlone } = look;
  return (
    (accent ? accentStyles(accent) : '') + lookStyle + typeStyles(type, whole ?? faces, isNameAlone)
  );
}
