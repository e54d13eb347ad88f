import { definePages } from './page.ts';

export const billingPages = definePages({
  pricing: { path: '/pricing', access: 'anyone', title: 'Pricing', header: 3 },
  paymentSuccess: { path: '/payment-success', access: 'anyone', title: 'Payment' },
});
