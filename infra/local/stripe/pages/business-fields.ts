import { html } from './html.ts';

const fields = { business: 'Business name', address: 'Address', tax_id: 'Tax ID' };

/** For a business that wants to be named on its invoices. */
export const businessFields = () =>
  Object.entries(fields).map(
    ([name, label]) => html`<label>${label}, optional <input name="${name}" /></label>`,
  );

export const readBusiness = (form: URLSearchParams): string[] =>
  Object.keys(fields).flatMap((name) => form.get(name) || []);
