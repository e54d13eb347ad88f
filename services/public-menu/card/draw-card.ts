import { cardSize } from '@menuleaf/shared/menu/images.ts';
import sharp from 'sharp';

/** Margins, and the space for the name, in pixels. */
const rim = 90;
const room = { width: cardSize.width - 2 * rim, height: 260 };
const lineHeight = 44;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '');

export type Card = {
  name: string;
  /** City and state; empty if unknown. */
  line: string;
  background: string;
  color: string;
  /** A font file, and its family name. */
  fontfile: string;
  family: string;
};

/** Text as large as fits: sharp wraps it and picks the size. */
const words = (text: string, { color, fontfile, family }: Card, box: typeof room) =>
  sharp({
    text: {
      text: `<span foreground="${color}">${escaped(text)}</span>`,
      font: family,
      fontfile,
      ...box,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });

/** The middle of a photo. A JPEG: some who show previews of links read no WebP. */
export const cropCard = (photo: Uint8Array): Promise<Buffer> =>
  sharp(photo)
    .resize({ ...cardSize, fit: 'cover' })
    .flatten({ background: '#fff' })
    .jpeg()
    .toBuffer();

/** The restaurant's name on its color, as a PNG. */
export async function drawCard(card: Card): Promise<Buffer> {
  const name = await words(card.name, card, room);
  const line = card.line
    ? await words(card.line, card, { ...room, height: lineHeight })
    : undefined;
  const high = name.info.height + (line ? 48 + line.info.height : 0);
  const top = Math.round((cardSize.height - high) / 2);
  const below = top + name.info.height + 48;
  return sharp({ create: { ...cardSize, channels: 3, background: card.background } })
    .composite([
      { input: name.data, left: rim, top },
      ...(line ? [{ input: line.data, left: rim, top: below }] : []),
    ])
    .png({ palette: true })
    .toBuffer();
}
