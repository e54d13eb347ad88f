/** Aspect ratio of every finished image: the only one that pages show. */
export const imageShape = 4 / 3;

/** For a restaurant's cover. */
export const coverShape = 2;

/**
 * Pixel sizes, never upscaled: 96 px in a list on the sharpest phone, a dish on a phone and on a laptop, and for
 * sharing.
 */
export const imageSizes = {
  small: { width: 288, height: 216 },
  medium: { width: 732, height: 549 },
  large: { width: 1200, height: 900 },
} as const;

/** Of a link's preview, as Open Graph has it. */
export const cardSize = { width: 1200, height: 630 } as const;

/** WebP is for browsers without AVIF. */
export const imageFormats = ['avif', 'webp'] as const;
export type ImageFormat = (typeof imageFormats)[number];

const small = `/${imageSizes.small.width}.webp`;

/** Bucket prefix of finished images. */
export const imagesPrefix = 'images/';

/** Bucket prefix of the uncropped originals; the edge cannot access it. */
export const originalsPrefix = 'originals/';
export const originalKey = (image: string) => `${originalsPrefix}${image}.webp`;

export const renditionKey = (image: string, width: number, format: ImageFormat) =>
  `${imagesPrefix}${image}/${width}.${format}`;

/** Keys of an image that the edge may read. */
export const renditionKeys = (image: string): string[] =>
  Object.values(imageSizes).flatMap(({ width }) =>
    imageFormats.map((format) => renditionKey(image, width, format)),
  );

/** All possible bucket keys of an image. */
export const imageKeys = (image: string): string[] => [...renditionKeys(image), originalKey(image)];

/** URL of a finished image in its small size. */
export const imageUrl = (image: string) => `/${imagesPrefix}${image}${small}`;

const siblingUrl = (smallUrl: string, width: number, format: ImageFormat) =>
  smallUrl.replace(/\/\d+\.webp$/, `/${width}.${format}`);

export const largeImageUrl = (smallUrl: string) =>
  siblingUrl(smallUrl, imageSizes.large.width, 'webp');

/** A finished image has all sizes in both formats; one just chosen in a form is only itself. */
const hasAll = (smallUrl: string) => smallUrl.endsWith(small);

/** The small size as AVIF; undefined if missing. */
export const smallAvifUrl = (smallUrl: string): string | undefined =>
  hasAll(smallUrl) ? siblingUrl(smallUrl, imageSizes.small.width, 'avif') : undefined;

/** The `srcset` for a dish with a large photo; undefined if there is only one size. */
export const largeImageSet = (smallUrl: string, format: ImageFormat): string | undefined =>
  hasAll(smallUrl)
    ? [imageSizes.medium, imageSizes.large]
        .map(({ width }) => `${siblingUrl(smallUrl, width, format)} ${width}w`)
        .join()
    : undefined;

/** Bucket prefix of uploads, until they are processed. */
export const uploadsPrefix = 'uploads/';

/** Bucket key of an upload: the image maker reads the owner from it. */
export const uploadKey = (ownerId: string, uploadId: string) =>
  `${uploadsPrefix}${ownerId}/${uploadId}`;

export function readUploadKey(key: string): { ownerId: string; uploadId: string } | undefined {
  if (!key.startsWith(uploadsPrefix)) return undefined;
  const [, ownerId, uploadId] = /^([\w-]+)\/([\w-]+)$/.exec(key.slice(uploadsPrefix.length)) ?? [];
  return ownerId && uploadId ? { ownerId, uploadId } : undefined;
}
