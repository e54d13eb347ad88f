import { useEffect } from 'react';

/** Focuses the name field of a form that was asked for. */
export function useAutofocus(formId: string, wanted: boolean): void {
  useEffect(() => {
    if (wanted) document.getElementById(`${formId}-name`)?.focus();
  }, [formId, wanted]);
}
