import { randomBytes } from 'node:crypto';

/** An id in Stripe's format, such as `cus_Ab12…`. */
export function newId(prefix: string): string {
  const letters = randomBytes(24)
    .toString('base64')
    .replaceAll(/[^A-Za-z\d]/g, '');
  return `${prefix}_${letters.slice(0, 24)}`;
}
