/** Picture format for networks; pixels. Areas that apps cover contain no text. */
export type PostFormat = {
  title: string;
  width: number;
  height: number;
  over: number;
  under: number;
};

/** Instagram's tallest feed post, and a full screen; of that, Meta says to leave 14 % above and 20 % below. */
export const postFormats = {
  feed: { title: 'Post, 1080 × 1350', width: 1080, height: 1350, over: 0, under: 0 },
  story: { title: 'Story, 1080 × 1920', width: 1080, height: 1920, over: 250, under: 340 },
} as const satisfies Record<string, PostFormat>;
export type FormatName = keyof typeof postFormats;

/** Margin at a picture's sides and below its last element; pixels. */
export const margin = 80;
