import faro from './shots/menu-faro.webp';
import kaze from './shots/menu-kaze.webp';
import perle from './shots/menu-perle.webp';
import styles from './phones.css';

/** Pictures of the product, taken by `npm run product-shots`. */
const phones = [
  { src: faro, alt: 'A taqueria’s menu on a phone, on teal and cream' },
  { src: kaze, alt: 'A ramen bar’s menu on a phone, bold on gray' },
  { src: perle, alt: 'A fine dining menu on a phone, with large photos' },
];

/** Three menus in three themes, as guests see them. */
export const Phones = () => (
  <figure className={styles['phones']}>
    {phones.map(({ src, alt }) => (
      <img key={src} src={src} alt={alt} width={480} height={985} />
    ))}
  </figure>
);
