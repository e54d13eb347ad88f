import type { billingContract } from '@menuleaf/shared/contracts/billing.ts';
import type { Verb } from '@menuleaf/shared/http/handler.ts';
import type { BillingStore } from './billing-store.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** What the verbs of this service work with. */
export type Tools = {
  store: BillingStore;
  provider: PaymentProvider;
  clock: () => Date;
  newId: () => string;
  /** The origin that owners reach, without a trailing slash. */
  publicUrl: string;
};

export type BillingVerb<Name extends keyof typeof billingContract> = Verb<
  (typeof billingContract)[Name],
  Tools
>;
