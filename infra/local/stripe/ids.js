import { randomBytes } from 'node:crypto';
/** `cus_Ab12…`, as Stripe's ids look. */
export function newId(prefix) {
  const letters = randomBytes(24)
    .toString('base64')
    .replaceAll(/[^A-Za-z\d]/g, '');
  return `${prefix}_${letters.slice(0, 24)}`;
}
