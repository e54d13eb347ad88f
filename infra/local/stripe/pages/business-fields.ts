import type { Business } from '../objects/pay-checkout.ts';
import { html, type Html } from './html.ts';

/** Fields of a business that wants to be named on its invoices. */
export const businessFields = ({ name, address, taxId }: Business): Html =>
  html`<label>Business name, optional <input name="business" value="${name}" /></label>
    <label>Address, optional <input name="address" value="${address}" /></label>
    <label>Tax ID, optional <input name="tax_id" value="${taxId}" /></label>`;

export function readBusiness(form?: URLSearchParams): Business {
  const field = (name: string) => form?.get(name) ?? '';
  return { name: field('business'), address: field('address'), taxId: field('tax_id') };
}
