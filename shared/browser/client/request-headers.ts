import { readToken } from './token.ts';

/** Headers of every call. */
export function requestHeaders(): Headers {
  const headers = new Headers({ accept: 'application/json' });
  const token = readToken();
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return headers;
}
