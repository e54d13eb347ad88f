import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { identityContract } from '@menuleaf/shared/contracts/identity.ts';
import { useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import { forgetSession } from '@menuleaf/shared/browser/session/session.ts';
import { clearUnsent } from '@menuleaf/shared/browser/session/unsent.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { FormPanel } from '@menuleaf/shared/ui/form/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { useEndGuard } from '@menuleaf/shared/ui/form/leave-guard.tsx';
import { PasswordField } from '@menuleaf/shared/ui/form/password-field.tsx';
import panel from '@menuleaf/shared/ui/form/form-panel.css';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { identity } from '../identity-api.ts';

/** Asks for the password inline: a stranger at an open laptop cannot close an account. */
export function DeleteAccount({ isPro }: { isPro: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <p>
        Your restaurants, menus, images and public pages are deleted, and printed QR codes stop
        working. The people you invited lose access.{' '}
        {isPro ? 'Your Pro subscription is cancelled at once. ' : null}This action cannot be undone.
      </p>
      {asking ? (
        <DeleteForm onCancel={() => setAsking(false)} />
      ) : (
        <div className={panel['actions']}>
          <Button onClick={() => setAsking(true)}>Delete my account</Button>
        </div>
      )}
    </>
  );
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const endGuard = useEndGuard();
  const isDeleted = useRef(false);
  // Only once this page is gone: an owner's page without its owner goes to login.
  useEffect(
    () => () => {
      if (!isDeleted.current) return;
      clearUnsent();
      forgetSession(queries);
      toast({ title: 'Your account was deleted.' });
    },
    [queries],
  );
  const form = useForm({
    initial: { password: '' },
    schema: identityContract.deleteAccount.body,
    otherwise: 'The account could not be deleted. Please try again.',
    save: async (body) => {
      await identity.deleteAccount({ body });
      endGuard?.();
      isDeleted.current = true;
      await navigate('/');
    },
  });
  return (
    <FormPanel
      form={form}
      label="Delete account"
      cancel={<Button onClick={onCancel}>Cancel</Button>}
      submit="Delete for good"
      submitting="Deleting..."
      tone="danger"
    >
      <PasswordField bind={form.text('password')} />
    </FormPanel>
  );
}
