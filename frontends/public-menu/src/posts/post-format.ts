/** A picture as networks take it; pixels. What apps lay their own signs over holds nothing to read. */
export type PostFormat = {
  title: string;
  width: number;
  height: number;
  over: number;
  under: number;
};

/** Instagram's tallest post of a feed, and a whole screen; of that, Meta says to leave 14 % above and 20 % below. */
export const postFormats = {
  feed: { title: 'Post, 1080 × 1350', width: 1080, height: 1350, over: 0, under: 0 },
  story: { title: 'Story, 1080 × 1920', width: 1080, height: 1920, over: 250, under: 340 },
} as const satisfies Record<string, PostFormat>;
export type FormatName = keyof typeof postFormats;

/** Air at the sides of a picture, and below what stands last; pixels. */
export const margin = 80;
