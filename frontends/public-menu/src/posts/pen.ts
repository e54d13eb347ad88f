import { direction } from '../page/direction.ts';
import { linesOf } from './lines-of.ts';
import type { Block, Mark, TextStyle } from './mark.ts';
import { cased, type PostStyle, styled } from './post-style.ts';

/** Text width in pixels. */
export type Measure = (text: string, style: TextStyle) => number;

/** Drawing context. */
export type Pen = {
  style: PostStyle;
  measure: Measure;
  /** Scale relative to the smallest readable on a phone. */
  scale: number;
  /** Between the margins; pixels. */
  width: number;
};

export type Align = 'start' | 'center' | 'end';

type Words = {
  letters: PostStyle['heading'];
  /** Pixels, before the pen's scale. */
  size: number;
  color: string;
  width: number;
  align?: Align;
  most: number;
};

const startOf = (align: Align, room: number) =>
  align === 'center' ? room / 2 : align === 'end' ? room : 0;

/** Wraps a text into lines, each its own mark. */
export function paragraph(pen: Pen, text: string, words: Words): Block {
  const { style, measure, scale } = pen;
  const { letters, color, width, align = 'start', most } = words;
  const said = cased(text, letters, style.language);
  const set = styled(letters, words.size * scale, said);
  const turned = direction(text, style.isRtl ? 'rtl' : 'ltr');
  const isRtl = turned ? turned === 'rtl' : style.isRtl;
  const lines = linesOf(said, width, most, (line) => measure(line, set));
  const marks = lines.map((line, at): Mark => {
    const own = Math.min(measure(line, set), width);
    return {
      kind: 'text',
      text: line,
      style: set,
      color,
      isRtl,
      x: startOf(align, width - own),
      y: at * set.leading,
      width: own,
      height: set.leading,
    };
  });
  return { marks, height: lines.length * set.leading };
}
