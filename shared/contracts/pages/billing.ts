import { definePages } from './page.ts';

export const billingPages = definePages({
  pricing: { path: '/pricing', access: 'anyone', header: { place: 3, label: 'Pricing' } },
  paymentSuccess: { path: '/payment-success', access: 'anyone' },
});
