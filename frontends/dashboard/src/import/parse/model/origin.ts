import type { ReadDish } from '../source-line.ts';
import type { Agreement, ComparedStretch } from './choice.ts';
import type { Labeled } from './labels.ts';

export type Named = Pick<ReadDish, 'name' | 'price' | 'choices'>;

/** How a dish came to be read as it is, from one token up to another. */
export type Origin = {
  kind: 'agreed' | 'first' | 'second';
  stretch: ComparedStretch;
  /** How much likelier than the other reading its own is. */
  preference: number;
  /** The tokens of its name. */
  from: number;
  to: number;
};

export type Read = { read: Labeled; whole: Agreement; origins: ReadonlyMap<ReadDish, Origin> };
