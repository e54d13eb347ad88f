import { smallAvifUrl } from '@menuleaf/shared/menu/images.ts';
import { thumbnail } from './thumbnail.ts';

type SmallImageProps = { url: string; alt: string; className?: string | undefined };

/** An item's image as guests' lists have it: AVIF where there is one and the browser knows it. */
export function SmallImage({ url, alt, className }: SmallImageProps) {
  const avif = smallAvifUrl(url);
  return (
    // What is laid out is the image itself.
    <picture style={{ display: 'contents' }}>
      {avif === undefined ? null : <source srcSet={avif} type="image/avif" />}
      <img className={className} src={thumbnail(url)} alt={alt} loading="lazy" />
    </picture>
  );
}
