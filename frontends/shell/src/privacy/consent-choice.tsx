import { useState } from 'react';
import { dinerFilterName, lastCategoriesName } from '@menuleaf/shared/browser/storage-names.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { consent, keepConsent } from '@menuleaf/shared/ui/cookie-consent.ts';
import styles from './privacy.css';

/** Takes an “Accept All” back, with what it stored: as easy as it was given (GDPR, article 7 (3)). */
export function ConsentChoice() {
  const [answer, setAnswer] = useState(() => consent());
  if (answer === undefined) return null;
  const withdraw = () => {
    keepConsent('declined');
    for (const name of [dinerFilterName, lastCategoriesName]) localStorage.removeItem(name);
    setAnswer('declined');
  };
  return (
    <div className={styles['choice']}>
      <output>
        {answer === 'accepted'
          ? 'On this device you accepted what is optional.'
          : 'On this device you declined what is optional.'}
      </output>
      {answer === 'accepted' && <Button onClick={withdraw}>Withdraw consent</Button>}
    </div>
  );
}
