import { useEffect } from 'react';

/** Focuses the name field of a form that was asked for. */
export function useAutofocus(formId: string): void {
  useEffect(() => {
    document.getElementById(`${formId}-name`)?.focus();
  }, [formId]);
}
