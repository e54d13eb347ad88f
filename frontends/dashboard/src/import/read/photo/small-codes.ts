import { withRaised } from '../faces/raised-text.ts';
import type { ReadWord } from '../ocr/photo-word.ts';
import { areLevel, endOf as end, footOf as foot } from '../paper/pixels.ts';
import { typeOf } from './small-print.ts';

/** In sizes of a name's type: how high codes behind it are, and raised numbers and what is unsure at most, how far above its line raised ones stand, how far behind it they begin, and how far cents are raised. */
const [high, highNumber, rise, gap, centRise] = [0.54, 0.68, 0.25, 0.8, 0.15];
/** Of a name's strokes: signs and codes are lighter, and small codes lighter still. */
const [lighter, light] = [0.78, 0.5];
/** What is no higher is a row of dots. */
const dots = 0.3;
/** A price is so many times as high as codes before it, and as ones that are no lighter than their name. */
const higher = 1.15;
const farHigher = 1.4;
const [sure, sureSign, doubted] = [85, 80, 50];

/** A price that lacks its cents. */
const isWhole = ({ text }: ReadWord) => /^\p{Sc}?\d{1,3}$/u.test(text);
const isPrice = (text: string) => /^(?:\p{Sc}\s?)?\d/u.test(text);

type Codes = { name: ReadWord; text: string; isSure: boolean; end: number };

/** Small and high, as «¹˒³», or lighter than the name and unsure, as a picture is that was read as letters. */
function isCode(word: ReadWord, name: ReadWord, next: ReadWord | undefined): boolean {
  const type = typeOf(name);
  if (!type || type.line - foot(word) > type.size || word.y > type.line) return false;
  const stroke = (word.stroke ?? 0) / type.stroke;
  if (/\p{L}{3}/u.test(word.text) && (stroke > light || word.confidence >= doubted)) return false;
  const raised = (type.line - foot(word)) / type.size;
  const isNumber = /^\d{1,2}(?:[.,]\d{1,2})*$/u.test(word.text);
  const most = isNumber || word.confidence < sureSign ? highNumber : high;
  if (word.height < type.size * most && raised > (isWhole(name) ? centRise : rise)) return true;
  if (isWhole(name)) return false;
  const isPriced = next !== undefined && isPrice(next.text);
  const isSmall = word.height < type.size * high && stroke < light;
  if (/\d/u.test(word.text)) {
    const isAmount = /\p{Sc}|[.,]\d{2}$/u.test(word.text);
    const isFarHigher = next !== undefined && next.height > word.height * farHigher;
    if (isPriced && isFarHigher && word.height < type.size * highNumber) return true;
    if (!isPriced || (isAmount && !(isSmall && next.height > word.height * higher))) return false;
    if (isSmall) return true;
  }
  const isLast = isPriced || next === undefined || next.x - end(word) > type.size * 1.2;
  const isSign = stroke < light && /^[&+#$]+$/u.test(word.text);
  const isUnsure = stroke < lighter && word.confidence < sureSign;
  return isLast && (isSign || (isUnsure && !/^[/–—-]$/u.test(word.text)));
}

/**
 * «Ponty ¹˒³», read as «Ponty "7"?», and «Lamb chops 7» where a chili is drawn: small codes and pictures behind a name are no part of it and no
 * price. Where they are not sure they are left out, and the name is doubted. «$6» with small, high «50» behind it is $6.50.
 */
export function withSmallCodes(words: readonly ReadWord[]): ReadWord[] {
  const inLine = words.toSorted((a, b) => a.x - b.x);
  const found = new Map<ReadWord, Codes>();
  const codes = new Set<ReadWord>();
  for (const [at, word] of inLine.entries()) {
    const near = (one: ReadWord) =>
      (/\p{L}{2}/u.test(one.text) || (isWhole(one) && /^\d{2}$/u.test(word.text))) &&
      !codes.has(one) &&
      Math.abs(word.x - (found.get(one)?.end ?? end(one))) < (typeOf(one)?.size ?? 0) * gap &&
      word.y < foot(one) &&
      foot(word) > one.y - one.height / 2;
    const name = inLine.slice(0, at).findLast(near);
    const next = inLine.slice(at + 1).find((one) => areLevel(one, word));
    if (!name || !isCode(word, name, next)) continue;
    codes.add(word);
    const { text = '', isSure = true } = found.get(name) ?? {};
    const isDots = word.height < (typeOf(name)?.size ?? 0) * dots && word.confidence < doubted;
    if (isDots) continue;
    found.set(name, {
      name,
      text: text + word.text,
      isSure: isSure && word.confidence >= sure,
      end: end(word),
    });
  }
  return words
    .filter((word) => !codes.has(word))
    .map((word) => {
      const of = found.get(word);
      if (!of) return word;
      const width = of.end - word.x;
      const isRead = of.isSure && /^[\da-r](?:[\d,.a-r]*[\da-r])?$/iu.test(of.text);
      const confidence =
        isRead && !isWhole(word) ? word.confidence : Math.min(word.confidence, doubted);
      return {
        ...word,
        width,
        confidence,
        text: isRead ? withRaised(word.text, of.text) : word.text,
      };
    });
}
