import type { Draft } from '../draft.ts';
import styles from './source.css';

/** Readable height of a line of text, in pixels. */
const stripHeight = 26;

type SourceProps = { line: Draft['lines'][number]; images: readonly string[]; width: number };

/** A source line: its text, or the photo strip that it was read from. */
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

type SourceLinesProps = {
  className: string | undefined;
  of: readonly number[];
  source: Pick<Draft, 'lines' | 'images'>;
};

/** The first lines that something was read from. */
export const SourceLines = ({ className, of, source }: SourceLinesProps) => (
  <div className={className}>
    {[...new Set(of)].slice(0, 4).map((at) => {
      const line = source.lines[at];
      return line ? <Source key={at} line={line} images={source.images} width={310} /> : null;
    })}
  </div>
);
