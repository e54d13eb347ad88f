import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lazy } from '@menuleaf/shared/server/lazy.ts';
import { type FaceName, isFace } from '@menuleaf/shared/themes/faces.ts';
import { alphabetNames, charactersByFile } from './alphabets.ts';
import { faceFile } from './face-files.ts';

/** Maximum font bytes per page: keeps a page of 60 dishes below 18 KiB. */
export const mostBytes = 5888;

/** Increment when the same characters give another file. */
const cacheVersion = 2;

/** A page's subset fonts: `cut` hashes the input, to skip unchanged input. */
export type FontSubset = { cut: string; faces: string[]; isNameAlone: boolean };

const subsetDigest = (face: string, texts: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify([cacheVersion, mostBytes, face, texts.map(charactersByFile)]))
    .digest('base64url')
    .slice(0, 12);

/** OpenType features: mark positioning and kerning; marks only if that is too large. */
const marked = ['mark', 'mkmk', 'ccmp'];
const spaced = ['kern', ...marked];

function fits(files: readonly Buffer[]) {
  const bytes = files.reduce((sum, { length }) => sum + length, 0);
  return bytes > 0 && bytes <= mostBytes;
}

const addressOf = (file: Buffer) => `data:font/woff2;base64,${file.toString('base64')}`;

/** Subsets faces to the characters used; `folder` has the full files. */
export function fontSubsetter(folder: string) {
  const opened = lazy(async () => (await import('subset-font')).default);

  /** One file per alphabet needed; ligatures and swashes are dropped, as they would double the size. */
  async function subsetTo(face: FaceName, text: string, features: string[]): Promise<Buffer[]> {
    const subset = await opened();
    const signs = charactersByFile(text);
    const files: Buffer[] = [];
    for (const alphabet of alphabetNames) {
      if (signs[alphabet].trim() === '') continue;
      const whole = await readFile(join(folder, faceFile(face, alphabet)));
      const how = { targetFormat: 'woff2', noHinting: true, keepFeatures: features } as const;
      files.push(await subset(whole, signs[alphabet], how));
    }
    return files;
  }

  return {
    /**
     * Subset fonts for the first of these texts that fits, as data URLs. `had` is the page's current result, reused if
     * unchanged. Undefined for system fonts.
     */
    async subsetFor(face: string, texts: readonly string[], had: FontSubset | undefined) {
      if (!isFace(face)) return undefined;
      const cut = subsetDigest(face, texts);
      if (had?.cut === cut) return had;
      for (const [at, text] of texts.entries()) {
        for (const features of [spaced, marked]) {
          const files = await subsetTo(face, text, features);
          if (fits(files)) return { cut, faces: files.map(addressOf), isNameAlone: at > 0 };
        }
      }
      return undefined;
    },
  };
}

export type FontSubsetter = ReturnType<typeof fontSubsetter>;
