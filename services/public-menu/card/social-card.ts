import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ShownLook } from '@menuleaf/shared/contracts/catalogue/restaurants/shown-look.ts';
import { type FaceName, faces, isFace } from '@menuleaf/shared/themes/faces.ts';
import { faceOf, themeOf } from '@menuleaf/shared/themes/themes.ts';
import { largeImageUrl } from '@menuleaf/shared/menu/images.ts';
import { paletteOf } from '@menuleaf/shared/menu/palette.ts';
import { lazy } from '@menuleaf/shared/server/lazy.ts';
import { alphabets, charactersByFile } from '../faces/alphabets.ts';
import { faceFile } from '../faces/face-files.ts';

/** Increment when the same words come out as another image. */
const cacheVersion = 1;

/** Maps system fonts, which servers lack, to our closest face. */
function faceFor(look: ShownLook): FaceName {
  const face = faceOf(look);
  if (isFace(face)) return face;
  return face === 'sans' ? 'oswald' : 'playfair';
}

const latin = alphabets.latin
  .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at))
  .map((code) => String.fromCodePoint(code))
  .join('');

const has = (text: string) => charactersByFile(text).latin.length === new Set(text).size;

type Words = { name: string; line: string };

/** A file named by what is in it. */
const fileOf = (said: unknown, type: 'png' | 'jpg') => {
  const key = JSON.stringify([cacheVersion, said]);
  return `${createHash('sha256').update(key).digest('hex').slice(0, 10)}.${type}`;
};

/** Draws link preview images; `folder` has the full fonts, `readImage` reads a finished image by its key. */
export function cardMaker(
  folder: string,
  readImage: (key: string) => Promise<Uint8Array | undefined>,
) {
  const opened = lazy(async () => {
    const { default: subset } = await import('subset-font');
    return { subset, ...(await import('./draw-card.ts')) };
  });
  const written = new Map<FaceName, Promise<string>>();

  /** The full font, once: the renderer caches faces by name for the process's life. */
  async function fontFile(face: FaceName): Promise<string> {
    const { subset } = await opened();
    const whole = await readFile(join(folder, faceFile(face, 'latin')));
    const how = { targetFormat: 'sfnt', noHinting: true, keepFeatures: ['kern'] } as const;
    const path = join(tmpdir(), `menuleaf-${face}.ttf`);
    await writeFile(path, await subset(whole, latin, how));
    return path;
  }

  return {
    /** A photo as the card, by its URL; `had` as below. Undefined if the photo is gone. */
    async photoFor(url: string, had: string | undefined) {
      const file = fileOf(url, 'jpg');
      if (file === had) return { file };
      const photo = await readImage(largeImageUrl(url).slice(1));
      if (!photo) return undefined;
      const { cropCard } = await opened();
      return { file, bytes: await cropCard(photo) };
    },

    /**
     * A restaurant's card; `had` is the existing one, reused if unchanged. Undefined if the name has a character that
     * no face has.
     */
    async cardFor(look: ShownLook, { name, line }: Words, had: string | undefined) {
      if (!has(name)) return undefined;
      const face = faceFor(look);
      const accent = look.accent ?? themeOf(look).light.accent;
      const said = { name, line: has(line) ? line : '' };
      const file = fileOf([accent, face, said], 'png');
      if (file === had) return { file };
      const { drawCard } = await opened();
      const { band: background, 'on-band': color } = paletteOf(accent, 'light');
      const fontfile = await (written.get(face) ?? written.set(face, fontFile(face)).get(face));
      const bytes = await drawCard({
        ...said,
        background,
        color,
        fontfile: fontfile ?? '',
        family: faces[face].drawn,
      });
      return { file, bytes };
    },
  };
}

export type CardMaker = ReturnType<typeof cardMaker>;
