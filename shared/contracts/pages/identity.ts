import { definePages } from './page.ts';

/** The shell's own pages: home, account, and pages read once. */
export const identityPages = definePages({
  home: { path: '/', access: 'anyone', title: 'Home', header: 1 },
  welcome: { path: '/welcome', access: 'anyone', title: 'What it does' },
  login: { path: '/login', access: 'anyone', title: 'Login' },
  register: { path: '/register', access: 'anyone', title: 'Sign Up' },
  forgotPassword: { path: '/forgot-password', access: 'anyone', title: 'Forgot password' },
  resetPassword: { path: '/reset-password', access: 'anyone', title: 'New password' },
  verifyEmail: { path: '/verify-email', access: 'anyone', title: 'Verify your email' },
  privacy: { path: '/privacy', access: 'anyone', title: 'Privacy', header: 6 },
  invitation: { path: '/invitation', access: 'anyone', title: 'Invitation' },
  people: { path: '/account/people', access: 'owner', title: 'People' },
  signIns: { path: '/account/sign-in', access: 'owner', title: 'Sign-in' },
  account: { path: '/account', access: 'owner', title: 'Your account' },
});
