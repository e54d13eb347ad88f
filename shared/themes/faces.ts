import type { StackName } from './stacks.ts';

export type Face = {
  /** The name inside its font file, for drawing cards; a comma keeps a last word from being parsed as a weight. */
  drawn: string;
  /** From Fontsource; all under the SIL Open Font License. */
  package: string;
  weight: number;
  /** Fallback for missing glyphs. */
  fallback: StackName;
  /** Fractions of an em: width of English text, ascent and descent, from its own tables (hmtx, hhea). */
  metrics: readonly [width: number, up: number, down: number];
  /** Width of English in capitals, for themes that use them. */
  caps?: number;
  /** Adjusts it to the others' apparent size and width. */
  scale?: number;
  spacing?: string;
};

/** Web fonts, subset to a page's headings. */
export const faces = {
  playfair: {
    drawn: 'Playfair Display SemiBold,',
    package: 'playfair-display',
    weight: 600,
    fallback: 'serif',
    metrics: [0.463, 1.082, 0.251],
  },
  oswald: {
    drawn: 'Oswald SemiBold,',
    package: 'oswald',
    weight: 600,
    fallback: 'sans',
    metrics: [0.404, 1.193, 0.289],
    spacing: '.01em',
  },
  caveat: {
    drawn: 'Caveat Bold',
    package: 'caveat',
    weight: 700,
    fallback: 'script',
    metrics: [0.347, 0.96, 0.3],
    scale: 1.28,
    spacing: '0',
  },
  abril: {
    drawn: 'Abril Fatface',
    package: 'abril-fatface',
    weight: 400,
    fallback: 'serif',
    metrics: [0.464, 1.058, 0.291],
    spacing: '0',
  },
  bricolage: {
    drawn: 'Bricolage Grotesque 96pt ExtraBold Bold',
    package: 'bricolage-grotesque',
    weight: 700,
    fallback: 'sans',
    metrics: [0.497, 0.93, 0.27],
    spacing: '-.025em',
  },
  cormorant: {
    drawn: 'Cormorant Garamond Light SemiBold,',
    package: 'cormorant-garamond',
    weight: 600,
    fallback: 'oldstyle',
    metrics: [0.397, 0.924, 0.287],
    scale: 1.12,
    spacing: '0',
  },
  lilita: {
    drawn: 'Lilita One',
    package: 'lilita-one',
    weight: 400,
    fallback: 'sans',
    metrics: [0.429, 0.923, 0.22],
    scale: 1.06,
    spacing: '.005em',
  },
  dela: {
    drawn: 'Dela Gothic One',
    package: 'dela-gothic-one',
    weight: 400,
    fallback: 'sans',
    metrics: [0.586, 1.16, 0.288],
    scale: 0.84,
    spacing: '0',
  },
  josefin: {
    drawn: 'Josefin Sans Thin SemiBold,',
    package: 'josefin-sans',
    weight: 600,
    fallback: 'humanist',
    metrics: [0.47, 0.75, 0.25],
    caps: 0.624,
    spacing: '.06em',
  },
  alfa: {
    drawn: 'Alfa Slab One',
    package: 'alfa-slab-one',
    weight: 400,
    fallback: 'serif',
    metrics: [0.543, 1.036, 0.333],
    caps: 0.689,
    scale: 0.88,
    spacing: '.01em',
  },
  caprasimo: {
    drawn: 'Caprasimo',
    package: 'caprasimo',
    weight: 400,
    fallback: 'serif',
    metrics: [0.518, 0.918, 0.229],
    scale: 0.94,
    spacing: '-.01em',
  },
  pacifico: {
    drawn: 'Pacifico',
    package: 'pacifico',
    weight: 400,
    fallback: 'script',
    metrics: [0.413, 1.303, 0.453],
    spacing: '0',
  },
  fraunces: {
    drawn: 'Fraunces SemiBold,',
    package: 'fraunces',
    weight: 600,
    fallback: 'serif',
    metrics: [0.487, 0.978, 0.255],
    spacing: '-.015em',
  },
} as const satisfies Record<string, Face>;
export type FaceName = keyof typeof faces;

export const isFace = (name: string): name is FaceName => name in faces;
