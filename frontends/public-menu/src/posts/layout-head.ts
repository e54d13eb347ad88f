import type { Theme } from '@menuleaf/shared/themes/theme.ts';
import { isInTheMiddle } from './post-style.ts';
import { type Block, emptyBlock, type Mark, moved, stacked } from './mark.ts';
import { paragraph, type Pen } from './pen.ts';
import { margin, type PostFormat } from './post-format.ts';

export type Head = {
  restaurant: string;
  /** Title and date. */
  lines: readonly string[];
  logo: string | undefined;
  /** Its width by its height. */
  logoRatio?: number;
  cover: string | undefined;
};

/** The restaurant's name takes up to two lines, as large as fits. */
const nameSizes = [76, 66, 58, 50, 44] as const;
const logoSize = 116;
const logoWidth = 2.5 * logoSize;
/** Excludes app overlays. */
const coverHeight = 220;

const withBand: ReadonlySet<Theme['head']> = new Set(['bar', 'cover', 'awning']);

/** The top of a picture, from its upper edge; areas apps cover stay empty. */
export function layoutHead(pen: Pen, head: Head, format: PostFormat): Block {
  const { theme, colors } = pen.style;
  const hasBand = withBand.has(theme.head);
  const { width } = format;
  // A cover extends under overlays too.
  const covered = head.cover ? format.over + coverHeight : 0;
  const top = head.cover ? covered + 30 : Math.max(format.over, 52);
  const inks = hasBand
    ? { name: colors['on-band'], lines: colors['on-band'] }
    : { name: colors.ink, lines: colors.muted };
  const words = signOf(pen, head, inks);
  const bottom = top + words.height + (theme.head === 'center' ? 4 : 30);
  const marks: Mark[] = [];
  if (hasBand) marks.push({ kind: 'box', color: colors.band, x: 0, y: 0, width, height: bottom });
  if (head.cover) {
    const place = { x: 0, y: 0, width, height: covered };
    marks.push({ kind: 'photo', url: head.cover, shape: 'square', isWhole: true, ...place });
  }
  marks.push(...moved(words.marks, margin, top));
  if (theme.head === 'split') {
    const place = { x: margin, y: bottom - 14, width: width - 2 * margin, height: 14 };
    marks.push({ kind: 'box', color: colors.leaf, ...place });
  }
  return { marks, height: bottom };
}

type Inks = { name: string; lines: string };

/** A logo is shown whole. */
function logoOf({ logo: url, logoRatio = 1 }: Head): Block & { width: number } {
  if (!url) return { ...emptyBlock, width: 0 };
  const width = Math.min(logoSize * logoRatio, logoWidth);
  const height = width / logoRatio;
  return {
    marks: [{ kind: 'photo', url, shape: 'square', x: 0, y: 0, width, height }],
    width,
    height,
  };
}

function signOf(pen: Pen, head: Head, inks: Inks): Block {
  const isCentered = isInTheMiddle(pen.style.theme);
  const logo = logoOf(head);
  const room = head.logo && !isCentered ? logo.width + 36 : 0;
  const words = wordsOf(pen, head, inks, pen.width - room);
  if (!head.logo) return words;
  const end = pen.width - logo.width;
  const x = isCentered ? end / 2 : pen.style.theme.head === 'split' ? end : 0;
  const { marks } = logo;
  if (isCentered) return stacked([{ ...logo, marks: moved(marks, x, 0) }, words], 18);
  const height = Math.max(words.height, logo.height);
  const aside = x === 0 ? room : 0;
  return {
    marks: [
      ...moved(marks, x, (height - logo.height) / 2),
      ...moved(words.marks, aside, (height - words.height) / 2),
    ],
    height,
  };
}

function wordsOf(pen: Pen, { restaurant, lines }: Head, inks: Inks, width: number): Block {
  const { style } = pen;
  const align = isInTheMiddle(style.theme) ? 'center' : 'start';
  const named = (size: number, most: number) =>
    paragraph(pen, restaurant, {
      letters: style.heading,
      size,
      color: inks.name,
      width,
      align,
      most,
    });
  const sized = nameSizes.map((size) => named(size, 3)).find(({ marks }) => marks.length <= 2);
  const below = paragraph(pen, lines.join('  ·  '), {
    letters: style.text,
    size: 34,
    color: inks.lines,
    width,
    align,
    most: 2,
  });
  return stacked([sized ?? named(nameSizes[4], 2), below], 8);
}
