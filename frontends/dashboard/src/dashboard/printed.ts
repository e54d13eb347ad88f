import { useState } from 'react';

const key = 'menuleaf-first-steps';
let thisVisit = false;

/** Only who accepted storage that is not essential is remembered beyond this visit. */
const mayStore = () => localStorage.getItem('cookie-consent') === 'accepted';

function known(): boolean {
  try {
    return thisVisit || localStorage.getItem(key) === 'done';
  } catch {
    return thisVisit;
  }
}

/** Whether the owner has seen their QR code, the last of the first steps. */
export function usePrinted() {
  const [printed, setPrinted] = useState(known);
  const remember = () => {
    thisVisit = true;
    setPrinted(true);
    try {
      if (mayStore()) localStorage.setItem(key, 'done');
    } catch {
      // Refused storage: the panel comes back on the next visit.
    }
  };
  return { printed, remember };
}
