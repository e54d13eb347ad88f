import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadedOnce } from '@menuleaf/shared/server/loaded-once.ts';
import { type Alphabet, alphabetNames, signsByFile } from './alphabets.ts';
import { type Brought, faceFiles, isBrought } from './face-files.ts';

/** Bytes of all files that one page brings. */
export const mostBytes = 8192;

/** Counted up when the same signs come out as another file. */
const edition = 1;

export type CutFile = { name: string; bytes: Buffer };
type Wanted = { alphabet: Alphabet; signs: string; name: string };

/** The name tells what is in it, so that what was cut before is known without cutting. */
const nameOf = (type: string, signs: string) =>
  `${createHash('sha256')
    .update(JSON.stringify([edition, type, signs]))
    .digest('hex')
    .slice(0, 10)}.woff2`;

function wantedOf(type: string, text: string): Wanted[] {
  const signs = signsByFile(text);
  return alphabetNames
    .map((alphabet) => ({ alphabet, signs: signs[alphabet], name: nameOf(type, signs[alphabet]) }))
    .filter(({ signs: some }) => some.trim() !== '');
}

const bytesOf = (files: readonly CutFile[]) =>
  files.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** Cuts faces to what is written in them; `folder` has the whole ones. */
export function faceCutter(folder: string) {
  const opened = loadedOnce(async () => (await import('subset-font')).default);

  async function cut(type: Brought, wanted: readonly Wanted[]): Promise<CutFile[]> {
    const subset = await opened();
    const files: CutFile[] = [];
    for (const { alphabet, signs, name } of wanted) {
      const whole = await readFile(join(folder, faceFiles(type)[alphabet]));
      const bytes = await subset(whole, signs, {
        targetFormat: 'woff2',
        noHinting: true,
        // Joined letters and swashes would be more than half of a file.
        keepFeatures: ['kern', 'mark', 'mkmk', 'ccmp'],
      });
      files.push({ name, bytes });
    }
    return files;
  }

  return {
    /**
     * The files that texts are set in, the first of these texts that fits: `had` are those that are there already, and not
     * made again. Nothing for a type that needs none.
     */
    async filesFor(type: string | undefined, texts: readonly string[], had: readonly string[]) {
      if (!isBrought(type)) return undefined;
      for (const [at, text] of texts.entries()) {
        const wanted = wantedOf(type, text);
        const names = wanted.map(({ name }) => name);
        if (names.length > 0 && names.every((name) => had.includes(name)))
          return { at, names, made: [] };
        const made = await cut(type, wanted);
        if (names.length > 0 && bytesOf(made) <= mostBytes) return { at, names, made };
      }
      return undefined;
    },
  };
}

export type FaceCutter = ReturnType<typeof faceCutter>;
