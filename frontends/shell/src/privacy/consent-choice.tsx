import { useState } from 'react';
import { dinerFilterName, lastCategoriesName } from '@menuleaf/shared/browser/storage-names.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { consent, keepConsent } from '@menuleaf/shared/ui/cookie-consent.ts';

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
    <div>
      <p role="status">
        {answer === 'accepted'
          ? 'On this device you accepted what is optional.'
          : 'On this device you declined what is optional.'}
      </p>
      {answer === 'accepted' && <Button onClick={withdraw}>Withdraw consent</Button>}
    </div>
  );
}
