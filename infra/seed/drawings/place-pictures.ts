import type { Table } from './brush.ts';

/** What a restaurant of the demo shows; SVG around the middle of a picture, the table under it apart. */
export type PlacePictures = {
  table: Table;
  /** By the name of the dish, in the restaurant's own language. */
  dishes: Readonly<Record<string, string>>;
  /** Square, 240 wide, around its middle, on no ground. */
  emblem: string;
};
