import { keyOfText, type TranslationText } from '@menuleaf/shared/menu/translation-texts.ts';

/** Originals as any translator takes them: each in a line of its own. */
export const linesOfTexts = (texts: readonly TranslationText[]): string =>
  texts.map(({ original }) => original.replaceAll(/\s*\n\s*/gu, ' ')).join('\n');

/**
 * Lines pasted into the first of these texts, one for each; undefined for a text of its own. A field of several lines
 * takes what fits it alone, unless there is a line for each text to the last. More lines than texts have no places.
 */
export function pastedTexts(
  pasted: string,
  texts: readonly TranslationText[],
): ReadonlyMap<string, string> | 'too many' | undefined {
  const lines = pasted.split('\n').flatMap((line) => line.trim() || []);
  const takesLines = ['description', 'note'].includes(texts[0]?.field ?? '');
  if (lines.length < 2 || (takesLines && lines.length !== texts.length)) return undefined;
  if (lines.length > texts.length) return 'too many';
  return new Map(
    texts.slice(0, lines.length).map((text, at) => [keyOfText(text), lines[at] ?? '']),
  );
}
