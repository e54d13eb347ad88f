import { cardForm, type CardForm } from '../objects/card.ts';
import { html, type Html } from './html.ts';

/** The card's four fields. Entered values are kept on re-render, except the security code. */
export function cardFields(typed: Partial<CardForm> = {}): Html {
  return html` <label
      >Card number
      <input
        name="number"
        value="${typed.number}"
        inputmode="numeric"
        autocomplete="cc-number"
        placeholder="4242 4242 4242 4242"
        required
    /></label>
    <div class="row">
      <label
        >Expiry
        <input
          name="expiry"
          value="${typed.expiry}"
          inputmode="numeric"
          autocomplete="cc-exp"
          placeholder="MM / YY"
          required
      /></label>
      <label
        >CVC <input name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="123" required
      /></label>
    </div>
    <label
      >Name on card <input name="name" value="${typed.name}" autocomplete="cc-name" required
    /></label>`;
}

/** Reads those fields from a form; a missing one becomes empty and fails validation later. */
export function readCard(form: URLSearchParams): CardForm {
  const field = (name: string) => form.get(name) ?? '';
  return cardForm.parse({
    number: field('number'),
    expiry: field('expiry'),
    cvc: field('cvc'),
    name: field('name'),
  });
}
