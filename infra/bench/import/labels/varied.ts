import { labels } from '@menuleaf/dashboard/src/import/parse/model/labels.ts';
import type { Token } from '@menuleaf/dashboard/src/import/parse/model/tokens.ts';
import type { Random } from '../generate/random.ts';

/** A token with the labels it may have, as bits. */
export type Piece = {
  text: string;
  kind: Token['kind'];
  isGlued: boolean;
  bits: number;
  isVague: boolean;
};

const bit = (label: number) => 1 << label;
const namesBits = bit(labels.nameStart) | bit(labels.name);
const priceBits = bit(labels.priceBehind) | bit(labels.priceBefore);
const titleBits = bit(labels.sectionStart) | bit(labels.section);

const isBroken = ({ kind }: Piece) => kind === 'nl' || kind === 'blank' || kind === 'tab';

/** A part of the menu, from one name or title up to another. */
function partOf(pieces: readonly Piece[], { below }: Random): readonly Piece[] {
  const cuts = pieces.flatMap(({ bits }, at) =>
    bits === bit(labels.nameStart) || bits === bit(labels.sectionStart) ? [at] : [],
  );
  const isPriceFirst = pieces.some(({ bits }) => bits === bit(labels.priceBefore));
  if (cuts.length <= 6 || isPriceFirst) return pieces;
  const from = below(cuts.length - 4);
  const to = from + 3 + below(cuts.length - from - 3);
  return pieces.slice(cuts[from], cuts[to]);
}

/** Without the breaks that `isLost` tells. */
const withoutBreaks = (pieces: readonly Piece[], isLost: (at: number) => boolean): Piece[] =>
  pieces.flatMap((piece, at) => {
    const before = pieces[at - 1];
    if (isBroken(piece) && isLost(at)) return [];
    return [before && isBroken(before) && isLost(at - 1) ? { ...piece, isGlued: false } : piece];
  });

const withBreaks = (pieces: readonly Piece[], from: Token['kind'], to: 'nl' | 'blank'): Piece[] =>
  pieces.map((piece) =>
    piece.kind === from ? { ...piece, kind: to, text: to === 'nl' ? '\n' : '\n\n' } : piece,
  );

/** Line breaks lost, all of them or those before prices, or more or fewer blanks. */
function laidOut(pieces: readonly Piece[], { below }: Random): readonly Piece[] {
  const way = below(100);
  if (way < 20) return withoutBreaks(pieces, () => true);
  if (way < 30) return withBreaks(pieces, 'nl', 'blank');
  if (way < 40) return withBreaks(pieces, 'blank', 'nl');
  if (way < 50)
    return withoutBreaks(pieces, (at) => {
      const kind = pieces[at + 1]?.kind;
      return kind === 'number' || kind === 'sign';
    });
  return way < 58 ? withBreaks(pieces, 'tab', 'nl') : pieces;
}

const withCase = (pieces: readonly Piece[], bits: number): Piece[] =>
  pieces.map((piece) => (piece.bits & bits ? { ...piece, text: piece.text.toUpperCase() } : piece));

function cased(pieces: readonly Piece[], { below }: Random): readonly Piece[] {
  const way = below(100);
  if (way < 8) return pieces.map((piece) => ({ ...piece, text: piece.text.toLowerCase() }));
  if (way < 16) return withCase(pieces, namesBits);
  if (way < 20) return pieces.map((piece) => ({ ...piece, text: piece.text.toUpperCase() }));
  return way < 26 ? withCase(pieces, titleBits) : pieces;
}

const withPrices = (pieces: readonly Piece[], change: (text: string) => string): Piece[] =>
  pieces.map((piece) =>
    piece.kind === 'number' && piece.bits & priceBits
      ? { ...piece, text: change(piece.text) }
      : piece,
  );

/** Prices in another currency or in none, with other points, and of other amounts. */
function priced(pieces: readonly Piece[], random: Random): readonly Piece[] {
  let all = pieces;
  if (random.chance(0.3)) {
    const sign = random.pick(['€', '$', '£', '', '¥', '']);
    all = all.flatMap((piece) =>
      /^\p{Sc}$/u.test(piece.text) ? (sign === '' ? [] : [{ ...piece, text: sign }]) : [piece],
    );
  }
  if (random.chance(0.3)) {
    const point = random.pick([',', '.']);
    const isWhole = random.chance(0.2);
    all = withPrices(all, (text) => {
      if (!/^\d+[.,]\d\d?$/u.test(text)) return text;
      return isWhole ? text.replace(/[.,].*/u, '') : text.replace(/[.,]/u, point);
    });
  }
  if (!random.chance(0.6)) return all;
  return withPrices(all, (text) => text.replaceAll(/[1-9]/gu, () => String(1 + random.below(9))));
}

/** The tokens of a menu, as pieces that can be moved. */
export const piecesOf = (
  tokens: readonly Token[],
  allowed: readonly number[],
  isVague: readonly boolean[],
): Piece[] =>
  tokens.map(({ text, kind, start }, at) => ({
    ...{ text, kind, isGlued: tokens[at - 1]?.end === start },
    ...{ bits: allowed[at] ?? 0, isVague: isVague[at] === true },
  }));

/** Tokens again, as if they stood in a text. */
export function tokensFrom(pieces: readonly Piece[]): Token[] {
  let end = 0;
  return pieces.map(({ text, kind, isGlued }) => {
    const start = isGlued ? end : end + 1;
    end = start + text.length;
    return { text, kind, start, end };
  });
}

/** The same menu as another writer might have it, so that less is learnt by heart. */
export function varied(pieces: readonly Piece[], random: Random): readonly Piece[] {
  const part = random.chance(0.35) ? partOf(pieces, random) : pieces;
  return priced(cased(laidOut(part, random), random), random);
}
