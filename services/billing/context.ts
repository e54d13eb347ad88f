import type { billingContract } from '@menuleaf/shared/contracts/billing.ts';
import type { Handler } from '@menuleaf/shared/server/http/serve.ts';
import type { BillingStore } from './billing-store.ts';
import type { PaymentProvider } from './provider/payment-provider.ts';

/** Dependencies of this service's handlers. */
export type Context = {
  store: BillingStore;
  provider: PaymentProvider;
  clock: () => Date;
  newId: () => string;
  /** The origin that owners visit, without a trailing slash. */
  publicUrl: string;
};

export type BillingHandler<Name extends keyof typeof billingContract> = Handler<
  (typeof billingContract)[Name],
  Context
>;
