import type { lostLight } from '../paper/lost-light.ts';
import { hasLetters, type ReadWord, shareOfSure, sureWord } from './photo-word.ts';

/** Of the words: where fewer are read surely, many are read wrong, and others are not read at all. */
const leastSure = 0.72;
/** Fewer words tell nothing. */
const fewest = 8;

const instead = 'or bring the menu as a PDF, a Word file or text.';

const ofLight = {
  glare: `Much of this photo may not have been read: a light shines on it. Turn the page away from the light and take it again, ${instead}`,
  dark: `Much of this photo may not have been read: part of it is too dark. Take it again in more light, ${instead}`,
} as const;

export const hardlyLetters = `Hardly any letters can be seen in this photo. Take it again nearer, sharp and in good light, ${instead}`;

export const fromTopDown = `The text of this photo runs from top to bottom, or lies on its side: it can’t be read so. Turn the photo, ${instead}`;

const focus = `Tap the menu on the screen so that the camera focuses, hold it still and take the photo again, ${instead}`;

export const tooBlurred = `This photo is too blurred to be read. ${focus}`;

const blurred = `This photo is blurred, so much of it may have been read wrong. ${focus}`;

/** Share of a blurred page's letters that has to be read surely; where less is, hardly a dish is right. Its midst alone tells less. */
const readable = { page: 0.55, band: 0.45 };

/** Whether next to nothing of a blurred page, or of a band of it, can be read. */
export const isUnreadable = (words: readonly ReadWord[], part: keyof typeof readable) =>
  words.filter(hasLetters).length >= fewest && shareOfSure(words) < readable[part];

const unsure = `Much of this photo could not be read well. Take it again nearer, sharp, straight from above and in good light, ${instead}`;

/** Words, not codes and units. */
const isSaid = ({ text, confidence }: ReadWord) => confidence >= sureWord && /\p{L}{3}/u.test(text);

/** Whether something is said on a part of a page: in a mere picture one or two words are read, too. */
export const saysMuch = (words: readonly ReadWord[]) => words.filter(isSaid).length > 2;

/** What an owner is told of a photo of which much was not read, and what helps. */
export function hardToRead(
  words: readonly ReadWord[],
  light: ReturnType<typeof lostLight>,
  isBlurred = false,
): string | undefined {
  if (light) return ofLight[light];
  if (isBlurred) return blurred;
  const long = words.filter(({ text }) => /\p{L}{3}/u.test(text));
  const isHard = long.length >= fewest && long.filter(isSaid).length < long.length * leastSure;
  return isHard ? unsure : undefined;
}
