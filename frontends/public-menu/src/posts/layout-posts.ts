import { type Block, type Mark, mirrored, moved } from './mark.ts';
import { paragraph, type Pen } from './pen.ts';
import { margin, type PostFormat } from './post-format.ts';
import type { PostedSection } from './posted.ts';
import { layoutDish } from './layout-dish.ts';
import { isInTheMiddle } from './post-style.ts';
import { type Head, layoutHead } from './layout-head.ts';
import { layoutSection } from './layout-section.ts';

/** A section's heading or a dish, and the gap above it unless it is first; pixels. */
type Row = { kind: 'section' | 'dish'; id: string; gap: number; block: Block };

/** Content of one picture. */
type Picture = { rows: readonly Row[]; height: number };

/** A continued section repeats its heading; a heading never ends a page. */
function withHeading(rows: readonly Row[], at: number): Row[] {
  const row = rows[at];
  if (!row || row.kind === 'section') return [];
  const heading = rows.slice(0, at).findLast(({ kind }) => kind === 'section');
  return heading ? [heading] : [];
}

const heightOf = (rows: readonly Row[]) =>
  rows.reduce((sum, { gap, block }, at) => sum + (at > 0 ? gap : 0) + block.height, 0);

/** Puts as many rows as fit on each picture; undefined if a dish fits on none. */
function fill(rows: readonly Row[], capacityOf: (at: number) => number): Picture[] | undefined {
  const pictures: Picture[] = [];
  let at = 0;
  while (at < rows.length) {
    const capacity = capacityOf(pictures.length);
    const held = withHeading(rows, at);
    const before = held.length;
    let next = at;
    for (let row = rows[next]; row && heightOf([...held, row]) <= capacity; row = rows[next]) {
      held.push(row);
      next += 1;
    }
    if (next < rows.length && held.at(-1)?.kind === 'section') {
      held.pop();
      next -= 1;
    }
    if (next <= at || held.length <= before) return undefined;
    pictures.push({ rows: held, height: heightOf(held) });
    at = next;
  }
  return pictures;
}

const steps = 24;

/** Uses as few pictures as possible, evenly filled; `capacities` of the first and the others, in pixels. */
function paginate(
  rows: readonly Row[],
  [first = 0, others = 0]: readonly number[],
): Picture[] | undefined {
  const part = (share: number) => (at: number) => (at === 0 ? first : others) * share;
  const greedy = fill(rows, part(1));
  if (!greedy || greedy.length < 2) return greedy;
  let best = greedy;
  for (let step = 1; step < steps; step += 1) {
    const even = fill(rows, part(1 - step / steps));
    if (!even || even.length > greedy.length) break;
    best = even;
  }
  return best;
}

/** What a picture shows. */
export type Posting = Omit<Pen, 'scale' | 'width'> & {
  format: PostFormat;
  head: Head;
  sections: readonly PostedSection[];
  /** Footer of each: where the restaurant is. */
  foot: string | undefined;
};

/** A picture, and the dishes on it. */
export type Post = { marks: readonly Mark[]; dishes: readonly string[] };

/** Names of 34 pixels: 12 points if a phone shows the picture 390 points wide. */
const leastScale = 0.85;
/** Largest first. */
const scales = [1.5, 1.38, 1.26, 1.16, 1.08, 1, 0.92, leastScale] as const;
const footSize = 27;
const headGap = 36;
/** Maximum dishes with large photos. */
const maxFeatured = 2;

/**
 * Puts the dishes on as few pictures as possible at a readable size, as large as they fit. If a cover, photos or the
 * logo leave too little room for a long dish, they are dropped.
 */
export function layoutPosts(posting: Posting): Post[] {
  const { head, sections } = posting;
  const bare = sections.map((section) => ({
    ...section,
    dishes: section.dishes.map((dish) => ({ ...dish, photo: undefined })),
  }));
  const plainer: Posting[] = [
    posting,
    { ...posting, head: { ...head, cover: undefined } },
    { ...posting, sections: bare, head: { ...head, cover: undefined } },
    { ...posting, sections: bare, head: { ...head, cover: undefined, logo: undefined } },
  ];
  for (const one of plainer) {
    const least = picturesAt(one, leastScale);
    const scale = least && scales.find((larger) => isNoMore(picturesAt(one, larger), least));
    const pictures = scale && picturesAt(one, scale);
    if (pictures) return pictures.map((picture, at) => posted(one, scale, picture, at, pictures));
  }
  return [];
}

const isNoMore = (some: Picture[] | undefined, least: readonly Picture[]) =>
  some !== undefined && some.length <= least.length;

const penOf = ({ style, measure, format }: Posting, scale: number): Pen => ({
  style,
  measure,
  scale,
  width: format.width - 2 * margin,
});

const gaps = { close: 24, usual: 32, airy: 40 } as const;

/** Only the first picture has the cover. */
function headOf(posting: Posting, at: number): Block {
  const { head, format } = posting;
  return layoutHead(penOf(posting, 1), at === 0 ? head : { ...head, cover: undefined }, format);
}

const bottomOf = ({ format }: Posting) => format.height - Math.max(format.under, 48) - 64;

function picturesAt(posting: Posting, scale: number): Picture[] | undefined {
  const bottom = bottomOf(posting);
  const capacities = [0, 1].map((at) => bottom - headOf(posting, at).height - headGap);
  return paginate(rowsOf(posting, scale), capacities);
}

function rowsOf(posting: Posting, scale: number): Row[] {
  const pen = penOf(posting, scale);
  const { density } = pen.style.theme;
  const gap = gaps[density] * scale;
  const dishes = posting.sections.flatMap((section) => section.dishes);
  const isLed = dishes.length <= maxFeatured;
  return posting.sections.flatMap(({ id, name, note, dishes: own }, at) => [
    {
      kind: 'section',
      id,
      gap: gap * 1.7,
      block: layoutSection(pen, { name, note, number: at + 1 }),
    },
    ...own.map((dish, index): Row => ({
      kind: 'dish',
      id: dish.id,
      gap: index === 0 ? gap * 0.75 : gap,
      block: layoutDish(pen, dish, isLed),
    })),
  ]);
}

/** Extra room goes between the dishes first, while it looks intended, then above and below them. */
function posted(
  posting: Posting,
  scale: number,
  picture: Picture,
  at: number,
  all: readonly Picture[],
): Post {
  const { format, style } = posting;
  const head = headOf(posting, at);
  const room = bottomOf(posting) - head.height - headGap - picture.height;
  const each = Math.min(room / picture.rows.length, 26 * scale);
  let y = head.height + headGap + (room - each * (picture.rows.length - 1)) * 0.4;
  const placed = picture.rows.flatMap(({ block, gap }, index) => {
    if (index > 0) y += gap + each;
    const top = y;
    y += block.height;
    return moved(block.marks, margin, top);
  });
  const marks = [
    {
      kind: 'box',
      color: style.colors.paper,
      x: 0,
      y: 0,
      width: format.width,
      height: format.height,
    } as const,
    ...head.marks,
    ...placed,
    ...footOf(posting, at + 1, all.length),
  ];
  return {
    marks: style.isRtl ? mirrored(marks, format.width) : marks,
    dishes: picture.rows.filter(({ kind }) => kind === 'dish').map(({ id }) => id),
  };
}

/** The restaurant's location, and the number of this picture. */
function footOf(posting: Posting, number: number, count: number): Mark[] {
  const pen = penOf(posting, 1);
  const { style } = posting;
  const isCentered = isInTheMiddle(style.theme);
  const says = [posting.foot, count > 1 ? `${number} / ${count}` : undefined];
  const words = { letters: style.text, size: footSize, color: style.colors.muted, most: 1 };
  const [place = '', which = ''] = isCentered ? [says.filter(Boolean).join('  ·  ')] : says;
  const y = bottomOf(posting) + 24;
  const aside = which ? 120 : 0;
  return [
    ...moved(
      paragraph(pen, place, {
        ...words,
        width: pen.width - aside,
        align: isCentered ? 'center' : 'start',
      }).marks,
      margin,
      y,
    ),
    ...moved(paragraph(pen, which, { ...words, width: pen.width, align: 'end' }).marks, margin, y),
  ];
}
