import { useEffect } from 'react';

/** Puts the owner into the name of a form that was asked for, so that typing goes there. */
export function useAutofocus(formId: string, wanted: boolean): void {
  useEffect(() => {
    if (wanted) document.getElementById(`${formId}-name`)?.focus();
  }, [formId, wanted]);
}
