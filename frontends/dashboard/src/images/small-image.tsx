import { smallAvifUrl } from '@menuleaf/shared/menu/images.ts';

type SmallImageProps = { url: string; alt: string; className?: string | undefined };

/** An item's image as in guests' lists: AVIF if available and supported. */
export function SmallImage({ url, alt, className }: SmallImageProps) {
  const avif = smallAvifUrl(url);
  return (
    // The image itself is laid out.
    <picture style={{ display: 'contents' }}>
      {avif === undefined ? null : <source srcSet={avif} type="image/avif" />}
      <img className={className} src={url} alt={alt} loading="lazy" />
    </picture>
  );
}
