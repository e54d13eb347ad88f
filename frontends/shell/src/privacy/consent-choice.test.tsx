import { fireEvent, render, screen } from '@testing-library/react';
import { dinerFilterName, lastCategoriesName } from '@menuleaf/shared/browser/storage-names.ts';
import { consent, keepConsent } from '@menuleaf/shared/ui/cookie-consent.ts';
import { ConsentChoice } from './consent-choice.tsx';

test('who accepted takes it back, and what was stored by it goes', () => {
  keepConsent('accepted');
  localStorage.setItem(dinerFilterName, 'V;milk');
  localStorage.setItem(lastCategoriesName, 'c1');
  render(<ConsentChoice />);
  fireEvent.click(screen.getByRole('button', { name: 'Withdraw consent' }));
  expect(consent()).toBe('declined');
  expect([dinerFilterName, lastCategoriesName].map((name) => localStorage.getItem(name))).toEqual([
    null,
    null,
  ]);
  expect(screen.getByRole('status')).toHaveTextContent('declined');
});
