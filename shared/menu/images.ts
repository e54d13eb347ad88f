/** Pixels within which each size of a finished image fits; none is enlarged. */
export const imageSizes = {
  small: { width: 400, height: 300 },
  large: { width: 1200, height: 1200 },
} as const;

const small = '/400.webp';
const large = '/1200.webp';

/** Where in the bucket of images the finished ones are. */
export const imagesPrefix = 'images/';

/** Keys of a finished image in the bucket of images: the small size and the large. */
export const imageKeys = (image: string) =>
  [`${imagesPrefix}${image}${small}`, `${imagesPrefix}${image}${large}`] as const;

/** Where a finished image stands; the large size stands beside it. */
export const imageUrl = (image: string) => `/images/${image}${small}`;
export const largeImageUrl = (smallUrl: string) => smallUrl.replace(small, large);

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
