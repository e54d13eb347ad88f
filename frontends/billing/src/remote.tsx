import { Route, Routes } from '@menuleaf/shared/browser/federation/router.ts';
import { PaymentSuccessPage } from './payment-success/payment-success-page.tsx';
import { PricingPage } from './pricing/pricing-page.tsx';

export default function Billing() {
  return (
    <Routes>
      <Route path="/pricing" element={<PricingPage />} />
      <Route path="/payment-success" element={<PaymentSuccessPage />} />
    </Routes>
  );
}
