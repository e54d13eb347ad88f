import * as z from '@menuleaf/shared/contracts/schema.ts';

/** `#8a6b40`: what most of the image looks like; absent: it was made before there was AVIF, in two sizes. */
export const imageColor = z.optional(z.string());

/** Finer than a pixel of any photo. DynamoDB holds no number as small as JSON can write. */
const toMillionths = (part: number) => Math.round(part * 1e6) / 1e6;
const part = z.pipe(z.number().check(z.minimum(0), z.maximum(1)), z.transform(toMillionths));

/** Which part of an upright image is shown, in parts of its width and height. */
export const imageCropSchema = z.object({ x: part, y: part, width: part, height: part }).check(
  z.refine(
    // A rounding error beyond the edge is none.
    ({ x, y, width, height }) => width > 0 && height > 0 && x + width < 1.001 && y + height < 1.001,
    'Must lie within the image',
  ),
);
export type ImageCrop = z.infer<typeof imageCropSchema>;

const message = 'Must be a JSON object with x, y, width and height, each from 0 to 1';

/** The JSON text of it, as a form sends it. */
export const imageCropText = z.pipe(
  z.string().check(z.maxLength(500)),
  z.transform((text, context) => {
    try {
      return imageCropSchema.parse(JSON.parse(text));
    } catch {
      context.issues.push({ code: 'custom', message, input: text });
      return z.NEVER;
    }
  }),
);
