import { imageFormats, largeImageSet } from '@menuleaf/shared/menu/images.ts';

type LargeImageProps = { url: string; alt: string; className: string | undefined; sizes: string };

/** An item's image shown large; one that lacks the larger sizes is used as is. */
export const LargeImage = ({ url, alt, className, sizes }: LargeImageProps) => (
  <picture style={{ display: 'contents' }}>
    {imageFormats.map((format) => {
      const srcSet = largeImageSet(url, format);
      return srcSet === undefined ? null : (
        <source key={format} srcSet={srcSet} sizes={sizes} type={`image/${format}`} />
      );
    })}
    <img className={className} src={url} alt={alt} />
  </picture>
);
