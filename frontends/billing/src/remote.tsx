import { PageRoutes } from '@menuleaf/shared/browser/federation/page-routes.tsx';
import { billingPages } from '@menuleaf/shared/contracts/pages/billing.ts';
import { PaymentSuccessPage } from './payment-success/payment-success-page.tsx';
import { PricingPage } from './pricing/pricing-page.tsx';

export default function Billing() {
  return (
    <PageRoutes
      pages={billingPages}
      elements={{ pricing: <PricingPage />, paymentSuccess: <PaymentSuccessPage /> }}
    />
  );
}
