import { phones } from './hero-words.ts';
import styles from './phones.css';

/** Three menus in three themes, as guests see them. */
export const Phones = () => (
  <figure className={styles['phones']}>
    {phones.map(({ src, alt }) => (
      <img key={src} src={src} alt={alt} width={480} height={985} decoding="sync" />
    ))}
  </figure>
);
