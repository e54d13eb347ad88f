import { useEffect, useState } from 'react';

/** Minimum length. */
const shortest = 6;

/** Warns of a common password while it is typed, without refusing it. The list loads on first input. */
export function CommonPasswordHint({ password }: { password: string }) {
  const [common, setCommon] = useState('');
  useEffect(() => {
    if (password.length < shortest) return undefined;
    let isCurrent = true;
    import('./common-passwords.ts').then(
      ({ isCommon }) => isCurrent && setCommon(isCommon(password) ? password : ''),
      // Without the list there is no hint.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [password]);
  return common !== '' && common === password
    ? 'This is one of the most common passwords. A longer one of your own is harder to guess.'
    : null;
}
