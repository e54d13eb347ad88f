import { type Block, emptyBlock, type Mark, moved, type PhotoShape, stacked } from './mark.ts';
import { paragraph, type Pen } from './pen.ts';
import type { PostedDish } from './posted.ts';

/** Photo beside a dish: width by height, in pixels at the smallest scale. */
const small = { square: [168, 126], round: [150, 150], arch: [128, 158] } as const;
/** Photo above its dish. */
const large = { square: [760, 570], round: [560, 560], arch: [470, 580] } as const;

/** A photo in the theme's shape: centered, or at the upper left to go beside its dish. */
function layoutPhoto(pen: Pen, url: string, { isLarge }: { isLarge: boolean }): Block {
  const { photos } = pen.style.theme;
  const shape: PhotoShape = photos === 'full' ? 'square' : photos;
  const [wide, high] = (isLarge ? large : small)[shape];
  const scale = isLarge ? Math.min(pen.scale, pen.width / wide) : pen.scale;
  const [width, height] = [wide * scale, high * scale];
  return {
    marks: [{ kind: 'photo', url, shape, x: (pen.width - width) / 2, y: 0, width, height }],
    height,
  };
}

/** Pixels at the smallest scale: like a menu's text on a phone that is 390 points wide. */
const size = { name: 40, text: 31, small: 27 } as const;
/** Between a name and its price. */
const gapPx = 24;
/** Shortest dot leader. */
const leastDots = 40;

/** Name and price in the theme's layout, with details below. */
export function layoutDish(pen: Pen, dish: PostedDish, hasLargePhoto: boolean): Block {
  const isLed = hasLargePhoto && dish.photo !== undefined;
  const isCentered = isLed || pen.style.theme.prices === 'below';
  const photo = dish.photo ? layoutPhoto(pen, dish.photo, { isLarge: hasLargePhoto }) : emptyBlock;
  const isBeside = dish.photo !== undefined && !isCentered;
  const [mark] = photo.marks;
  if (!isBeside || !mark) {
    const gap = 18 * pen.scale;
    return stacked([photo, wordsOf(pen, dish, isCentered)], gap);
  }
  const besides = wordsOf({ ...pen, width: pen.width - mark.width - 32 }, dish, false);
  const height = Math.max(besides.height, photo.height);
  return {
    height,
    marks: [
      ...moved(besides.marks, 0, (height - besides.height) / 2),
      { ...mark, x: pen.width - mark.width, y: (height - photo.height) / 2 },
    ],
  };
}

function wordsOf(pen: Pen, dish: PostedDish, isCentered: boolean): Block {
  const { style, width } = pen;
  const align = isCentered ? 'center' : 'start';
  const { muted, ink, leaf } = style.colors;
  const small = { letters: style.text, width, align } as const;
  const { description, choices, diets } = dish;
  const said = (text: string, pixels: number, color: string, most: number) =>
    text ? paragraph(pen, text, { ...small, size: pixels, color, most }) : emptyBlock;
  return stacked(
    [
      lineOf(pen, dish, isCentered),
      said(choices.join('  ·  '), size.text, isCentered ? leaf : ink, 3),
      said(description ?? '', size.text, muted, 2),
      said(diets.join(' · '), size.small, leaf, 1),
    ],
    4 * pen.scale,
  );
}

/** The name with its price; choices go below. */
function lineOf(pen: Pen, dish: PostedDish, isCentered: boolean): Block {
  const { style, width } = pen;
  const isColored = isCentered || style.theme.prices === 'after';
  const price = dish.choices.length === 0 ? dish.price : '';
  const cost = paragraph(pen, price, {
    letters: style.text,
    size: size.name,
    color: isColored ? style.colors.leaf : style.colors.ink,
    width,
    align: isCentered ? 'center' : 'start',
    most: 1,
  });
  const [mark] = cost.marks;
  const own = mark ? mark.width + gapPx * pen.scale : 0;
  const isOwnLine = isCentered || own > width / 2;
  const name = paragraph(pen, dish.name, {
    letters: style.name,
    size: size.name,
    color: style.colors.ink,
    width: isOwnLine ? width : width - own,
    align: isCentered ? 'center' : 'start',
    most: 3,
  });
  return isOwnLine || !mark ? stacked([name, cost]) : layoutInline(pen, name, mark);
}

/** Name and price on one line. */
function layoutInline(pen: Pen, name: Block, cost: Mark): Block {
  const { style, width } = pen;
  const { prices } = style.theme;
  const [first] = name.marks;
  const last = name.marks.at(-1);
  if (!first || !last) return name;
  const end = last.x + last.width;
  const onto = prices === 'right' ? first : last;
  const x = prices === 'after' ? end + gapPx * pen.scale : width - cost.width;
  const price = { ...cost, x, y: onto.y + baselineOf(onto) - baselineOf(cost) };
  const gap = 12 * pen.scale;
  const room = x - end - 2 * gap;
  const y = last.y + baselineOf(last) - 6;
  const dots: Mark[] =
    prices === 'leader' && room > leastDots
      ? [{ kind: 'dots', color: style.colors.edge, x: end + gap, y, width: room, height: 6 }]
      : [];
  return { marks: [...name.marks, ...dots, price], height: name.height };
}

const baselineOf = (mark: Mark) => (mark.kind === 'text' ? mark.style.baseline : mark.height);
