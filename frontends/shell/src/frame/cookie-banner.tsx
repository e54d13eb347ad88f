import { Suspense, useEffect, useState } from 'react';
import { later } from '@menuleaf/shared/ui/later.tsx';
import { consent, keepConsent } from '@menuleaf/shared/ui/cookie-consent.ts';

// Asked once a year.
const CookieQuestion = later(() => import('./cookie-question.tsx'));

/** So the page shows before the banner. */
const delayMs = 1000;

export function CookieBanner() {
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (consent() !== undefined) return undefined;
    const timer = setTimeout(() => setAsking(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  const answer = (choice: 'accepted' | 'declined') => {
    keepConsent(choice);
    setAsking(false);
  };
  if (!asking) return null;
  return (
    <Suspense>
      <CookieQuestion onAnswer={answer} />
    </Suspense>
  );
}
