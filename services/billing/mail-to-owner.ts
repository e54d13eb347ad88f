import type { Context } from './context.ts';

type Mailing = {
  store: Pick<Context['store'], 'contactCard'>;
  provider: Pick<Context['provider'], 'customer' | 'mailTo'>;
};
type Known = Awaited<ReturnType<Mailing['provider']['customer']>>;

/**
 * Has the provider write to the owner of now. Identity tells nobody that an email was corrected or an account handed
 * over, so this is asked before each receipt (its event comes first), and before the owner's own visit there.
 */
export async function mailToOwner(
  userId: string,
  customerId: string,
  { store, provider }: Mailing,
  known?: Known,
): Promise<void> {
  const [contact, customer] = await Promise.all([
    store.contactCard(userId),
    known ?? provider.customer(customerId),
  ]);
  if (!contact || !customer || contact.email === customer.email) return;
  await provider.mailTo(customerId, contact.email);
}
