import * as z from '@menuleaf/shared/contracts/schema.ts';

/** Finer than a pixel of any photo. DynamoDB cannot hold numbers as small as JSON's. */
const toMillionths = (part: number) => Math.round(part * 1e6) / 1e6;
const part = z.pipe(z.number().check(z.minimum(0), z.maximum(1)), z.transform(toMillionths));

/** The crop of an upright image, in fractions of its width and height. */
export const imageCropSchema = z.object({ x: part, y: part, width: part, height: part }).check(
  z.refine(
    // Tolerates rounding errors at the edge.
    ({ x, y, width, height }) => width > 0 && height > 0 && x + width < 1.001 && y + height < 1.001,
    'Must lie within the image',
  ),
);
export type ImageCrop = z.infer<typeof imageCropSchema>;

const message = 'Must be a JSON object with x, y, width and height, each from 0 to 1';

/** Its JSON text, as sent by a form. */
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
