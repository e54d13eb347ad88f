declare global {
  // The copy for browsers that refuse storage; global, since each remote has its own copy of this module.
  var menuleafAccessToken: string | undefined;
}

const storageKey = 'menuleaf-access-token';

export function readToken(): string | undefined {
  try {
    return localStorage.getItem(storageKey) ?? globalThis.menuleafAccessToken;
  } catch {
    return globalThis.menuleafAccessToken;
  }
}

export function keepToken(token: string): void {
  globalThis.menuleafAccessToken = token;
  try {
    localStorage.setItem(storageKey, token);
  } catch {
    // Refused storage: the session lasts as long as the page.
  }
}

export function forgetToken(): void {
  globalThis.menuleafAccessToken = undefined;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Refused storage holds nothing.
  }
}
