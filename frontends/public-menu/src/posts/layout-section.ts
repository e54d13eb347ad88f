import { type Block, type Mark, moved, emptyBlock, stacked } from './mark.ts';
import { paragraph, type Pen } from './pen.ts';
import type { PostStyle } from './post-style.ts';

const size = { heading: 54, caps: 38, note: 29 } as const;

export type Section = { name: string; note: string | undefined; number: number };

const inTheMiddle: ReadonlySet<PostStyle['theme']['sections']> = new Set([
  'ornament',
  'caps',
  'dots',
]);

/** A section heading by theme, with its note below. */
export function layoutSection(pen: Pen, { name, note, number }: Section): Block {
  const { sections, prices } = pen.style.theme;
  const isCentered = prices === 'below' || inTheMiddle.has(sections);
  const said = note
    ? paragraph(pen, note, {
        letters: pen.style.text,
        size: size.note,
        color: pen.style.colors.muted,
        width: pen.width,
        align: isCentered ? 'center' : 'start',
        most: 2,
      })
    : emptyBlock;
  return stacked([openings[sections](pen, name, number), said], 8 * pen.scale);
}

type Opening = (pen: Pen, name: string, number: number) => Block;

const openings: Record<PostStyle['theme']['sections'], Opening> = {
  plain: (pen, name) => heading(pen, name, {}),
  rule: (pen, name) => {
    const { ink } = pen.style.colors;
    return stacked([box(pen, ink, 8), heading(pen, name, {})], 12 * pen.scale);
  },
  caps: (pen, name) => betweenLines(pen, name),
  ornament: (pen, name) =>
    stacked([heading(pen, name, { align: 'center' }), bead(pen)], 10 * pen.scale),
  numeral: (pen, name, number) => numbered(pen, name, number),
  block: (pen, name) => onBlock(pen, name),
  dots: (pen, name) =>
    stacked([heading(pen, name, { align: 'center' }), dots(pen)], 14 * pen.scale),
  wave: (pen, name) => heading(pen, name, {}),
  leaf: (pen, name) => heading(pen, name, { color: pen.style.colors.leaf }),
};

const box = ({ width, scale }: Pen, color: string, height: number): Block => ({
  marks: [{ kind: 'box', color, x: 0, y: 0, width, height: height * scale }],
  height: height * scale,
});

type Set = { align?: 'center'; color?: string; width?: number; isSmall?: boolean };

function heading(pen: Pen, name: string, { align, color, width, isSmall = false }: Set): Block {
  const { heading: letters, colors, theme } = pen.style;
  const own = isSmall ? { ...letters, isCaps: true, spacing: 0.16 } : letters;
  return paragraph(pen, name, {
    letters: own,
    size: isSmall ? size.caps : size.heading,
    color: color ?? (theme.sections === 'plain' ? colors.leaf : colors.ink),
    width: width ?? pen.width,
    most: 2,
    ...(align && { align }),
  });
}

/** In small capitals between hairlines. */
function betweenLines(pen: Pen, name: string): Block {
  const { colors } = pen.style;
  const room = 72 * pen.scale;
  const words = heading(pen, name, {
    align: 'center',
    width: pen.width - 2 * room,
    isSmall: true,
  });
  const widest = Math.max(0, ...words.marks.map(({ width }) => width));
  const line = (pen.width - widest) / 2 - 24 * pen.scale;
  const rule = {
    kind: 'box',
    color: colors.edge,
    y: words.height / 2,
    width: line,
    height: 2,
  } as const;
  return {
    marks: [{ ...rule, x: 0 }, ...moved(words.marks, room, 0), { ...rule, x: pen.width - line }],
    height: words.height,
  };
}

/** A bead on a thread. */
function bead(pen: Pen): Block {
  const { leaf } = pen.style.colors;
  const scale = 2.4 * pen.scale;
  const [wide, high, gap] = [144 * scale, 9 * scale, 12 * scale];
  const middle = pen.width / 2;
  const thread = {
    kind: 'box',
    color: leaf,
    y: high / 2 - 1,
    width: wide / 2 - gap,
    height: 2,
  } as const;
  const round = 7 * scale;
  return {
    marks: [
      { ...thread, x: middle - wide / 2 },
      {
        kind: 'box',
        color: leaf,
        radius: round,
        x: middle - round / 2,
        y: (high - round) / 2,
        width: round,
        height: round,
      },
      { ...thread, x: middle + gap },
    ],
    height: high,
  };
}

/** A row of them, as wide as the picture. */
function dots(pen: Pen): Block {
  const round = 9 * pen.scale;
  const step = 2 * round;
  const count = Math.floor(pen.width / step);
  const aside = (pen.width - count * step + round) / 2;
  const dot = { kind: 'box', color: pen.style.colors.leaf, radius: round, y: 0 } as const;
  return {
    marks: Array.from({ length: count }, (_, at) => ({
      ...dot,
      x: aside + at * step,
      width: round,
      height: round,
    })),
    height: round,
  };
}

function numbered(pen: Pen, name: string, number: number): Block {
  const { colors } = pen.style;
  const figure = heading(pen, String(number), { color: colors.leaf });
  const aside = (figure.marks[0]?.width ?? 0) + 24 * pen.scale;
  const words = heading(pen, name, { width: pen.width - aside });
  const line: Block = {
    marks: [...figure.marks, ...moved(words.marks, aside, 0)],
    height: words.height,
  };
  return stacked([line, box(pen, colors.ink, 4)], 12 * pen.scale);
}

/** As wide as the picture, in the restaurant's color. */
function onBlock(pen: Pen, name: string): Block {
  const { colors } = pen.style;
  const [aside, above] = [36 * pen.scale, 14 * pen.scale];
  const words = heading(pen, name, { color: colors['on-band'], width: pen.width - 2 * aside });
  const height = words.height + 2 * above;
  const block: Mark = {
    kind: 'box',
    color: colors.band,
    radius: 16,
    x: 0,
    y: 0,
    width: pen.width,
    height,
  };
  return { marks: [block, ...moved(words.marks, aside, above)], height };
}
