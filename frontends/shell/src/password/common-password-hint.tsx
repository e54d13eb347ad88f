import { useEffect, useState } from 'react';

/** Shortest that an account takes. */
const shortest = 6;

/** Names a common password as such while it is typed; it is not refused. The list comes once somebody types. */
export function CommonPasswordHint({ password }: { password: string }) {
  const [common, setCommon] = useState('');
  useEffect(() => {
    if (password.length < shortest) return undefined;
    let isCurrent = true;
    import('./common-passwords.ts').then(
      ({ isCommon }) => isCurrent && setCommon(isCommon(password) ? password : ''),
      // Without the list nothing is said: it is a hint.
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
