import { useEffect, useEffectEvent } from 'react';
import { detailOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import type { signInWithPasskey } from './ceremony.ts';

type Opened = Awaited<ReturnType<typeof signInWithPasskey>>;

/** Whether the browser supports passkey autofill. */
const canSuggest = async () =>
  'PublicKeyCredential' in window &&
  typeof PublicKeyCredential.isConditionalMediationAvailable === 'function' &&
  PublicKeyCredential.isConditionalMediationAvailable();

/**
 * Offers this browser's passkeys in the email field (`autocomplete` includes webauthn), from the first focus of a field
 * on: before that, nothing is loaded, and nothing is requested from the server.
 */
export function useSuggestedPasskey(remember: boolean, onSignedIn: (opened: Opened) => void): void {
  const arrived = useEffectEvent(onSignedIn);
  const isRemembered = useEffectEvent(() => remember);
  useEffect(() => {
    let end: (() => Promise<void>) | undefined;
    let isLeft = false;
    const suggest = async () => {
      if (!(await canSuggest())) return;
      const { endSuggestion, isDeclined, signInWithPasskey } = await import('./ceremony.ts');
      if (isLeft) return;
      end = endSuggestion;
      try {
        arrived(await signInWithPasskey(() => isRemembered(), true));
      } catch (error) {
        // A password sign-in meanwhile removes the field that this needs.
        if (isLeft || isDeclined(error)) return;
        const title = detailOf(error, 'The passkey did not work. Please use your password.');
        toast({ title, tone: 'danger' });
      }
    };
    const gone = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLInputElement) || target.type === 'checkbox') return;
      document.removeEventListener('focusin', gone);
      void suggest();
    };
    document.addEventListener('focusin', gone);
    return () => {
      isLeft = true;
      document.removeEventListener('focusin', gone);
      void end?.();
    };
  }, []);
}
