import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { lazy } from '@menuleaf/shared/server/lazy.ts';
import { type FaceName, isFace } from '@menuleaf/shared/themes/faces.ts';
import { alphabetNames, signsByFile } from './alphabets.ts';
import { faceFile } from './face-files.ts';

/** Of all that one page brings: with it a page of 60 dishes stays below 18 KiB in all. */
export const mostBytes = 5888;

/** Counted up when the same signs come out as another file. */
const edition = 2;

/** What a page is set in: `cut` tells from what, so that the same is known without cutting. */
export type Cut = { cut: string; faces: string[]; isNameAlone: boolean };

const cutOf = (face: string, texts: readonly string[]) =>
  createHash('sha256')
    .update(JSON.stringify([edition, mostBytes, face, texts.map(signsByFile)]))
    .digest('base64url')
    .slice(0, 12);

/** Marks stand where they belong, pairs of letters as close as they look best; where that is too much the marks alone. */
const marked = ['mark', 'mkmk', 'ccmp'];
const spaced = ['kern', ...marked];

function fits(files: readonly Buffer[]) {
  const bytes = files.reduce((sum, { length }) => sum + length, 0);
  return bytes > 0 && bytes <= mostBytes;
}

const addressOf = (file: Buffer) => `data:font/woff2;base64,${file.toString('base64')}`;

/** Cuts faces to what is written in them; `folder` has the whole ones. */
export function faceCutter(folder: string) {
  const opened = lazy(async () => (await import('subset-font')).default);

  /** A file for each alphabet that is needed; joined letters and swashes would be more than half of it. */
  async function cutTo(face: FaceName, text: string, features: string[]): Promise<Buffer[]> {
    const subset = await opened();
    const signs = signsByFile(text);
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
     * What texts are set in, the first of these that fits, as addresses that hold the files themselves. `had` is what the
     * page has, and not made again. Nothing for a face that phones have.
     */
    async cutFor(face: string, texts: readonly string[], had: Cut | undefined) {
      if (!isFace(face)) return undefined;
      const cut = cutOf(face, texts);
      if (had?.cut === cut) return had;
      for (const [at, text] of texts.entries()) {
        for (const features of [spaced, marked]) {
          const files = await cutTo(face, text, features);
          if (fits(files)) return { cut, faces: files.map(addressOf), isNameAlone: at > 0 };
        }
      }
      return undefined;
    },
  };
}

export type FaceCutter = ReturnType<typeof faceCutter>;
