import { definePages } from './page.ts';

/** The shell's own pages: home, account, and pages read once. */
export const identityPages = definePages({
  home: { path: '/', access: 'anyone', header: { place: 1, label: 'Home' } },
  welcome: { path: '/welcome', access: 'anyone' },
  login: { path: '/login', access: 'anyone' },
  register: { path: '/register', access: 'anyone' },
  forgotPassword: { path: '/forgot-password', access: 'anyone' },
  resetPassword: { path: '/reset-password', access: 'anyone' },
  verifyEmail: { path: '/verify-email', access: 'anyone' },
  privacy: { path: '/privacy', access: 'anyone', header: { place: 6, label: 'Privacy' } },
  terms: { path: '/terms', access: 'anyone' },
  invitation: { path: '/invitation', access: 'anyone' },
  people: { path: '/account/people', access: 'owner' },
  signIns: { path: '/account/sign-in', access: 'owner' },
  account: { path: '/account', access: 'owner' },
});
