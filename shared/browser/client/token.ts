import { accessTokenName } from '../storage-names.ts';

declare global {
  // Fallback for browsers that block storage; global, since each remote has its own copy of this module.
  var menuleafAccessToken: string | undefined;
}

export function readToken(): string | undefined {
  try {
    return localStorage.getItem(accessTokenName) ?? globalThis.menuleafAccessToken;
  } catch {
    return globalThis.menuleafAccessToken;
  }
}

export function keepToken(token: string): void {
  globalThis.menuleafAccessToken = token;
  try {
    localStorage.setItem(accessTokenName, token);
  } catch {
    // Storage blocked: the session lasts as long as the page.
  }
}

export function forgetToken(): void {
  globalThis.menuleafAccessToken = undefined;
  try {
    localStorage.removeItem(accessTokenName);
  } catch {
    // Blocked storage is empty.
  }
}
