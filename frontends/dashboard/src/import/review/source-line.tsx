import type { Draft } from '../draft.ts';
import styles from './source.css';

/** As tall as a line of text is read well, in pixels. */
const stripHeight = 26;

type SourceProps = { line: Draft['lines'][number]; images: readonly string[]; width: number };

/** A line as it was brought: its words, or the strip of the photo that they were read from. */
export function Source({ line, images, width }: SourceProps) {
  const { strip, text } = line;
  const image = strip && images[strip.image];
  if (!strip || image === undefined)
    return <span className={styles['words']}>{text.replaceAll(/ {4,}/gu, '   ')}</span>;
  const scale = Math.min(stripHeight / strip.height, width / strip.width);
  return (
    <span
      className={styles['strip']}
      style={{ width: strip.width * scale, height: strip.height * scale }}
    >
      <img
        src={image}
        alt={text}
        style={{ transform: `scale(${scale}) translate(${-strip.x}px, ${-strip.y}px)` }}
      />
    </span>
  );
}
