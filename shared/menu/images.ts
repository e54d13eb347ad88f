/** Width by height of every finished image: the one shape that pages show. */
export const imageShape = 4 / 3;

/** Of the cover of a restaurant. */
export const coverShape = 2;

/**
 * Pixels of each size, none of which is enlarged: 96 px of a list on the sharpest phone, a dish on a phone and on a
 * laptop, and what is shared.
 */
export const imageSizes = {
  small: { width: 288, height: 216 },
  medium: { width: 732, height: 549 },
  large: { width: 1200, height: 900 },
} as const;

/** WebP is for browsers that do not know AVIF. */
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

const small = `/${imageSizes.small.width}.webp`;
const smallBefore = '/400.webp';

/** Where in the bucket of images the finished ones are. */
export const imagesPrefix = 'images/';

/** Where in the bucket of images are the whole ones that a crop was taken from; the edge has no way there. */
export const originalsPrefix = 'originals/';
export const originalKey = (image: string) => `${originalsPrefix}${image}.webp`;

export const renditionKey = (image: string, width: number, format: ImageFormat) =>
  `${imagesPrefix}${image}/${width}.${format}`;

/** The only small size of images that were made before there was AVIF; still made for pages and publishers that name it. */
export const formerSize = { width: 400, height: 300 } as const;

/** Keys of a finished image that the edge may read. */
export const renditionKeys = (image: string): string[] => [
  ...Object.values(imageSizes).flatMap(({ width }) =>
    imageFormats.map((format) => renditionKey(image, width, format)),
  ),
  renditionKey(image, formerSize.width, 'webp'),
];

/** All that the bucket of images may hold of one. */
export const imageKeys = (image: string): string[] => [...renditionKeys(image), originalKey(image)];

/** Where a finished image stands in its small size; those made before there was AVIF have no colour. */
export const imageUrl = (image: string, color: string | undefined) =>
  `/${imagesPrefix}${image}${color === undefined ? smallBefore : small}`;

const beside = (smallUrl: string, width: number, format: ImageFormat) =>
  smallUrl.replace(/\/\d+\.webp$/, `/${width}.${format}`);

export const largeImageUrl = (smallUrl: string) => beside(smallUrl, imageSizes.large.width, 'webp');

/** Whether an image has every size in both formats, by where its small one stands. */
const hasAll = (smallUrl: string) => smallUrl.endsWith(small);

/** The small size as AVIF; undefined where there is none. */
export const smallAvifUrl = (smallUrl: string): string | undefined =>
  hasAll(smallUrl) ? beside(smallUrl, imageSizes.small.width, 'avif') : undefined;

/** What `srcset` names for a dish that is shown large; undefined where there is only one size. */
export const largeImageSet = (smallUrl: string, format: ImageFormat): string | undefined =>
  hasAll(smallUrl)
    ? [imageSizes.medium, imageSizes.large]
        .map(({ width }) => `${beside(smallUrl, width, format)} ${width}w`)
        .join()
    : undefined;

/** Where in the bucket of images is what owners sent, until an image was made of it. */
export const uploadsPrefix = 'uploads/';

/** What an upload is called in the bucket: the image maker reads from it whose it is. */
export const uploadKey = (ownerId: string, uploadId: string) =>
  `${uploadsPrefix}${ownerId}/${uploadId}`;

export function readUploadKey(key: string): { ownerId: string; uploadId: string } | undefined {
  if (!key.startsWith(uploadsPrefix)) return undefined;
  const [, ownerId, uploadId] = /^([\w-]+)\/([\w-]+)$/.exec(key.slice(uploadsPrefix.length)) ?? [];
  return ownerId && uploadId ? { ownerId, uploadId } : undefined;
}
