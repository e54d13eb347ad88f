import caps from '@menuleaf/public-menu/src/inlined/themes/caps.css';
import airy from '@menuleaf/public-menu/src/inlined/themes/density-airy.css';
import close from '@menuleaf/public-menu/src/inlined/themes/density-close.css';
import awning from '@menuleaf/public-menu/src/inlined/themes/head-awning.css';
import bar from '@menuleaf/public-menu/src/inlined/themes/head-bar.css';
import center from '@menuleaf/public-menu/src/inlined/themes/head-center.css';
import cover from '@menuleaf/public-menu/src/inlined/themes/head-cover.css';
import field from '@menuleaf/public-menu/src/inlined/themes/head-field.css';
import split from '@menuleaf/public-menu/src/inlined/themes/head-split.css';
import arch from '@menuleaf/public-menu/src/inlined/themes/photos-arch.css';
import round from '@menuleaf/public-menu/src/inlined/themes/photos-round.css';
import after from '@menuleaf/public-menu/src/inlined/themes/prices-after.css';
import below from '@menuleaf/public-menu/src/inlined/themes/prices-below.css';
import leader from '@menuleaf/public-menu/src/inlined/themes/prices-leader.css';
import block from '@menuleaf/public-menu/src/inlined/themes/sections-block.css';
import smallCaps from '@menuleaf/public-menu/src/inlined/themes/sections-caps.css';
import dots from '@menuleaf/public-menu/src/inlined/themes/sections-dots.css';
import leaf from '@menuleaf/public-menu/src/inlined/themes/sections-leaf.css';
import numeral from '@menuleaf/public-menu/src/inlined/themes/sections-numeral.css';
import ornament from '@menuleaf/public-menu/src/inlined/themes/sections-ornament.css';
import rule from '@menuleaf/public-menu/src/inlined/themes/sections-rule.css';
import wave from '@menuleaf/public-menu/src/inlined/themes/sections-wave.css';
import wide from '@menuleaf/public-menu/src/inlined/themes/wide.css';
import type { Theme } from '@menuleaf/shared/themes/theme.ts';

/** Styles per theme value; empty if every page has them anyway. */
const rules: {
  [Part in 'head' | 'prices' | 'sections' | 'photos' | 'density']: Record<Theme[Part], string>;
} = {
  head: { bar, cover, center, split, awning: center + awning, field },
  prices: { right: '', leader, below, after },
  sections: { plain: '', rule, caps: smallCaps, ornament, numeral, block, dots, wave, leaf },
  photos: { square: '', round, arch, full: '' },
  density: { usual: '', close, airy },
};

/** Only what the theme uses. */
export const themeRules = ({
  head,
  prices,
  sections,
  photos,
  density,
  columns,
  caps: isCaps,
}: Theme) =>
  rules.head[head] +
  rules.prices[prices] +
  rules.sections[sections] +
  rules.photos[photos] +
  rules.density[density] +
  (columns ? wide : '') +
  (isCaps ? caps : '');
