import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { failureOf } from '@menuleaf/shared/browser/client/api-error.ts';
import type { ApiKey } from '@menuleaf/shared/contracts/api-keys.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { ConfirmDialog } from '@menuleaf/shared/ui/confirm-dialog.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { focusAfter } from '../parts/focus-after.ts';
import { apiKeysQuery, developers } from './developers-api.ts';
import styles from './developers.css';
import { dayDate, scopeWords, shortDate } from './words.ts';

export function ApiKeyRow({ apiKey }: { apiKey: ApiKey }) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { name, scopes, expires_at } = apiKey;
  const [now] = useState(() => Date.now());
  const isOver = expires_at !== null && Date.parse(expires_at) <= now;
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <h3>{name}</h3>
        <span className={styles['badges']}>
          {isOver ? <Badge tone="saffron">Expired</Badge> : null}
          {scopes.map((scope) => (
            <Badge key={scope}>{scopeWords[scope].label}</Badge>
          ))}
        </span>
        <p className={styles['quiet']}>{factsOf(apiKey, isOver)}</p>
      </div>
      <div className={styles['actions']} data-plain>
        <Button
          ref={button}
          tone="plain-danger"
          aria-label={`Revoke ${name}`}
          onClick={() => setAsking(true)}
        >
          Revoke
        </Button>
      </div>
      {asking ? <Revoke apiKey={apiKey} button={button} onClose={() => setAsking(false)} /> : null}
    </li>
  );
}

function factsOf({ created_at, expires_at, last_used_on }: ApiKey, isOver: boolean): string {
  const used = last_used_on === null ? 'Never used' : `Last used ${dayDate(last_used_on)}`;
  const ends =
    expires_at === null
      ? 'does not expire'
      : `${isOver ? 'expired' : 'expires'} ${shortDate(expires_at)}`;
  return `${used} · made ${shortDate(created_at)} · ${ends}`;
}

type RevokeProps = {
  apiKey: ApiKey;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

function Revoke({ apiKey: { id, name }, button, onClose }: RevokeProps) {
  const queries = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => developers.revokeApiKey({ params: { id } }),
    onSuccess: async () => {
      const focus = focusAfter(button);
      await queries.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
      toast({ title: `${name} was revoked` });
      onClose();
      focus();
    },
  });
  return (
    <ConfirmDialog
      open
      title={`Revoke ${name}?`}
      text="Programs that use it stop working right away. This action cannot be undone."
      confirm="Revoke"
      busy={isPending && 'Revoking...'}
      failure={failureOf(error, 'The key could not be revoked. Please try again.')}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}
