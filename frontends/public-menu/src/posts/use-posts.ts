import { useEffect, useState } from 'react';
import { type Post, type Posting, layoutPosts } from './layout-posts.ts';
import type { Mark, TextStyle } from './mark.ts';
import type { Measure } from './pen.ts';
import type { PostFormat } from './post-format.ts';

type Context = CanvasRenderingContext2D;
type Of<Kind extends Mark['kind']> = Extract<Mark, { kind: Kind }>;

/** Loaded photos by URL; one that could not be loaded is missing. */
type Photos = ReadonlyMap<string, ImageBitmap>;

function contextOf(canvas: HTMLCanvasElement): Context {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures.');
  return context;
}

function setType(context: Context, { weight, size, family, spacing }: TextStyle): void {
  context.font = `${weight} ${size}px ${family}`;
  // Safari before 18 ignores it.
  context.letterSpacing = `${spacing}px`;
}

/** Measures text in this browser; cached. */
function canvasMeasure(): Measure {
  const context = contextOf(document.createElement('canvas'));
  const known = new Map<string, number>();
  return (text, style) => {
    const key = `${style.weight} ${style.size} ${style.spacing} ${style.family} ${text}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    setType(context, style);
    const width = Math.ceil(context.measureText(text).width);
    known.set(key, width);
    return width;
  };
}

/** A picture as a PNG. */
async function drawPost(
  { width, height }: PostFormat,
  marks: readonly Mark[],
  photos: Photos,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = contextOf(canvas);
  for (const mark of marks) draw(context, mark, photos);
  const png = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!png) throw new Error('The picture could not be drawn.');
  return png;
}

function draw(context: Context, mark: Mark, photos: Photos): void {
  switch (mark.kind) {
    case 'text':
      return drawText(context, mark);
    case 'box':
      return drawBox(context, mark);
    case 'dots':
      return drawDots(context, mark);
    case 'photo':
      return drawPhoto(context, mark, photos);
  }
}

function drawText(context: Context, { text, style, color, isRtl, x, y }: Of<'text'>): void {
  setType(context, style);
  context.fillStyle = color;
  context.direction = isRtl ? 'rtl' : 'ltr';
  context.textAlign = 'left';
  context.fillText(text, x, y + style.baseline);
}

function drawBox(context: Context, { color, x, y, width, height, radius = 0 }: Of<'box'>): void {
  context.fillStyle = color;
  context.beginPath();
  context.roundRect(x, y, width, height, Math.min(radius, width / 2, height / 2));
  context.fill();
}

function drawDots(context: Context, { color, x, y, width, height }: Of<'dots'>): void {
  context.fillStyle = color;
  const step = height * 2.2;
  for (let at = width - height; at >= 0; at -= step) {
    context.beginPath();
    context.arc(x + at + height / 2, y, height / 2, 0, 2 * Math.PI);
    context.fill();
  }
}

/** Draws the middle of a photo, cropped to fill its place. */
function drawPhoto(context: Context, mark: Of<'photo'>, photos: Photos): void {
  const photo = photos.get(mark.url);
  if (!photo) return;
  const { x, y, width, height } = mark;
  const scale = Math.max(width / photo.width, height / photo.height);
  const [wide, high] = [width / scale, height / scale];
  const [left, top] = [(photo.width - wide) / 2, (photo.height - high) / 2];
  context.save();
  context.beginPath();
  outline(context, mark);
  context.clip();
  context.drawImage(photo, left, top, wide, high, x, y, width, height);
  context.restore();
}

function outline(context: Context, mark: Of<'photo'>): void {
  const { shape, x, y, width, height, isWhole } = mark;
  if (isWhole) return context.rect(x, y, width, height);
  const round = width / 2;
  const corner = 12;
  const corners = { square: corner, round, arch: [round, round, corner, corner] }[shape];
  context.roundRect(x, y, width, height, corners);
}

async function photoAt(url: string): Promise<[string, ImageBitmap] | undefined> {
  const answer = await fetch(url);
  if (!answer.ok) return undefined;
  return [url, await createImageBitmap(await answer.blob())];
}

/** Photos that can be loaded: a picture without one is better than none. */
async function loadPhotos(urls: Iterable<string>): Promise<Photos> {
  const loaded = await Promise.all(
    [...new Set(urls)].map((url) => photoAt(url).catch(() => undefined)),
  );
  return new Map(loaded.filter((photo) => photo !== undefined));
}

/** A rendered picture. */
export type DrawnPost = Post & { png: Blob; url: string };

export type PostsState = { posts: readonly DrawnPost[]; isBusy: boolean; hasFailed: boolean };

/** All drawing input except the measure, which needs the fonts first. */
export type PostingWithoutMeasure = Omit<Posting, 'measure'>;

/** Sequentially, so the page stays responsive. */
async function drawAll(posting: PostingWithoutMeasure, words: string): Promise<DrawnPost[]> {
  const { face } = posting.style;
  // With the text, so all files of the font are loaded; another font is better than no picture.
  if (face) await document.fonts.load(face, words).catch(() => undefined);
  const { head } = posting;
  const logo = (await loadPhotos(head.logo ? [head.logo] : [])).get(head.logo ?? '');
  const posts = layoutPosts({
    ...posting,
    head: { ...head, logoRatio: logo ? logo.width / logo.height : 1 },
    measure: canvasMeasure(),
  });
  const urls = posts.flatMap(({ marks }) =>
    marks.flatMap((mark) => (mark.kind === 'photo' ? [mark.url] : [])),
  );
  const photos = await loadPhotos(urls);
  const drawn: DrawnPost[] = [];
  for (const post of posts) {
    // oxlint-disable-next-line no-await-in-loop -- twenty canvases at once are more than a phone's memory has
    const png = await drawPost(posting.format, post.marks, photos);
    drawn.push({ ...post, png, url: URL.createObjectURL(png) });
  }
  return drawn;
}

/** Debounce while a title is typed, in milliseconds. */
const rest = 250;

/** Pictures of the current choice; the last ones stay until they are ready. */
export function usePosts(posting: PostingWithoutMeasure): PostsState {
  const [state, setState] = useState<PostsState>({ posts: [], isBusy: true, hasFailed: false });
  const key = JSON.stringify(posting);
  useEffect(() => {
    let isLeft = false;
    setState((before) => ({ ...before, isBusy: true }));
    const draw = async () => {
      try {
        const posts = await drawAll(posting, key);
        if (isLeft) posts.forEach(({ url }) => URL.revokeObjectURL(url));
        else setState({ posts, isBusy: false, hasFailed: false });
      } catch {
        if (!isLeft) setState({ posts: [], isBusy: false, hasFailed: true });
      }
    };
    const timer = setTimeout(() => void draw(), rest);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key is all that it says
  }, [key]);
  useEffect(() => () => state.posts.forEach(({ url }) => URL.revokeObjectURL(url)), [state.posts]);
  return state;
}
