import { Leaf } from 'lucide-react';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import styles from './frame.css';

export const Brand = () => (
  <Link className={styles['brand']} to="/">
    <Leaf size={22} aria-hidden="true" />
    Menuleaf
  </Link>
);
