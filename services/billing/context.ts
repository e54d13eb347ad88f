import type { billingContract } from '@menuleaf/shared/contracts/billing.ts';
import type { Handler as HandlerOf } from '@menuleaf/shared/server/http/serve.ts';
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

export type Handler<Name extends keyof typeof billingContract> = HandlerOf<
  (typeof billingContract)[Name],
  Context
>;
