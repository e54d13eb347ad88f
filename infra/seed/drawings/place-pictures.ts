import type { Table } from './brush.ts';

/** Pictures of a demo restaurant: SVG centered on the picture, with the table separate. */
export type PlacePictures = {
  table: Table;
  /** By dish name, in the restaurant's own language. */
  dishes: Readonly<Record<string, string>>;
  /** Square, 240 wide, centered, on no background. */
  emblem: string;
};
