import { smallAvifUrl } from '@menuleaf/shared/menu/images.ts';

/** Requests Cloudinary images at card size, resized by the CDN; leaves other URLs unchanged. */
const thumbnail = (url: string) =>
  /^https:\/\/res\.cloudinary\.com\//.test(url)
    ? url.replace('/upload/', '/upload/c_limit,w_400,h_300,q_auto:good/')
    : url;

type SmallImageProps = { url: string; alt: string; className?: string | undefined };

/** An item's image as in guests' lists: AVIF if available and supported. */
export function SmallImage({ url, alt, className }: SmallImageProps) {
  const avif = smallAvifUrl(url);
  return (
    // The image itself is laid out.
    <picture style={{ display: 'contents' }}>
      {avif === undefined ? null : <source srcSet={avif} type="image/avif" />}
      <img className={className} src={thumbnail(url)} alt={alt} loading="lazy" />
    </picture>
  );
}
