import * as z from 'zod';
import { newId } from '../ids.ts';
import type { Provider } from '../provider.ts';
import type { Card } from '../records.ts';
import { cardDeclined } from '../stripe-error.ts';

/** docs.stripe.com/testing. The last one pays the first invoice here and fails on renewal. */
const testCards: Record<string, 'pays' | 'declined' | 'fails to renew'> = {
  '4242424242424242': 'pays',
  '4000000000000002': 'declined',
  '4000000000000341': 'fails to renew',
};

export const cardForm = z.object({
  number: z.string().transform((text) => text.replaceAll(/[\s-]/g, '')),
  expiry: z.string(),
  cvc: z.string(),
  name: z.string(),
});

export type CardForm = z.infer<typeof cardForm>;

/** Attaches the card to the customer. Throws a card_error as on Stripe's pages. */
export function attachCard(form: CardForm, customerId: string, { ledger, clock }: Provider): Card {
  const { expMonth, expYear } = readExpiry(form.expiry, clock.now());
  if (!/^\d{3,4}$/.test(form.cvc)) throw cardDeclined("Your card's security code is incomplete.");
  if (form.name.trim() === '') throw cardDeclined('The name on the card is missing.');
  if (!hasCheckDigit(form.number)) throw cardDeclined('Your card number is invalid.');
  const behaviour = testCards[form.number];
  if (!behaviour) {
    throw cardDeclined(
      'Your card was declined. Only test cards pay here, such as 4242 4242 4242 4242.',
    );
  }
  if (behaviour === 'declined') throw cardDeclined();
  return ledger.cards.save({
    id: newId('pm'),
    created: clock.now(),
    customer: customerId,
    name: form.name,
    last4: form.number.slice(-4),
    expMonth,
    expYear,
    renews: behaviour === 'pays',
  });
}

function readExpiry(text: string, now: number): { expMonth: number; expYear: number } {
  const parts = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(text);
  const expMonth = Number(parts?.[1]);
  const expYear = 2000 + Number(parts?.[2]);
  if (!(expMonth >= 1 && expMonth <= 12)) {
    throw cardDeclined("Your card's expiration date is invalid. Write it as MM / YY.");
  }
  if (Date.UTC(expYear, expMonth) / 1000 <= now) {
    throw cardDeclined("Your card's expiration year is in the past.");
  }
  return { expMonth, expYear };
}

/** The Luhn check, ISO/IEC 7812-1. */
function hasCheckDigit(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false;
  const sum = number
    .split('')
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
