/** An area of a page. */
export type Frame = { x: number; y: number; end: number; foot: number };
