import { places } from './remotes/remotes.ts';

/** The shell's own pages: home, the account and what is read once. */
export const ownPaths = [
  '/',
  '/welcome',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/verify-email',
  '/privacy',
  '/account',
] as const;

export type OwnPath = (typeof ownPaths)[number];

/** Every page that the shell draws, itself or with a remote; the edge answers 404 for any other address. */
export const pagePaths: readonly string[] = [...ownPaths, ...places.map(({ path }) => path)];
