import { useEffect, useState } from 'react';
import { canvasMeasure, drawPost, loadPhotos } from './draw-post.ts';
import { type Post, type Posting, layoutPosts } from './layout-posts.ts';

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
  const posts = layoutPosts({ ...posting, measure: canvasMeasure() });
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
