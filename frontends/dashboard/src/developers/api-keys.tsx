import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState, type RefObject, useRef } from 'react';
import { type ApiKey, apiKeysLimit } from '@menuleaf/shared/contracts/api-keys.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { Loading } from '@menuleaf/shared/ui/loading.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { apiKeysQuery, developers } from './developers-api.ts';
import styles from './developers.css';
import { NewApiKey } from './new-api-key.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { failureOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { ConfirmDialog } from '@menuleaf/shared/ui/confirm-dialog.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { focusAfter } from '../parts/focus-after.ts';
import { dayDate, scopeWords, shortDate } from './words.ts';

function ApiKeyRow({ apiKey }: { apiKey: ApiKey }) {
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

function factsOf(
  { created_at, made_by, expires_at, last_used_on }: ApiKey,
  isOver: boolean,
): string {
  const used = last_used_on === null ? 'Never used' : `Last used ${dayDate(last_used_on)}`;
  const ends =
    expires_at === null
      ? 'does not expire'
      : `${isOver ? 'expired' : 'expires'} ${shortDate(expires_at)}`;
  const maker = made_by === undefined ? ', not known by whom' : ` by ${made_by}`;
  return `${used} · made ${shortDate(created_at)}${maker} · ${ends}`;
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

/** Why no key can be made, if so. */
function whyNone(count: number, isLimited: boolean): string {
  if (isLimited) {
    return 'A key opens all restaurants, and you work for some. Ask the owner to create one.';
  }
  return count < apiKeysLimit ? '' : `You have ${apiKeysLimit} keys. Revoke one to make another.`;
}

export function ApiKeys() {
  const keys = useQuery(apiKeysQuery);
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<string>();
  const { user } = useSession();
  const why = whyNone(keys.data?.length ?? 0, (user?.account?.restaurants ?? null) !== null);
  return (
    <Card title="API keys">
      <p className={styles['quiet']}>
        Programs sign in with a key. Give each one a key of its own, with only the access it needs.
        A key stops working when the person who made it leaves the account.
      </p>
      <div className={styles['adding']}>
        <Button tone="primary" disabled={why !== ''} onClick={() => setAdding(true)}>
          <Plus size={16} aria-hidden="true" />
          New API key
        </Button>
        {why ? <span className={styles['quiet']}>{why}</span> : null}
      </div>
      <Loading
        queries={[keys]}
        title="The API keys could not be loaded"
        rows={1}
        label="Loading API keys"
      />
      {keys.data ? <KeyList keys={keys.data} /> : null}
      {adding ? (
        <NewApiKey
          onClose={() => setAdding(false)}
          onMade={(key) => {
            setAdding(false);
            setMade(key);
          }}
        />
      ) : null}
      <SecretDialog
        title="Your new API key"
        text="Copy it now. We don’t keep a copy and can’t show it again."
        label="API key"
        secret={made}
        onClose={() => setMade(undefined)}
      />
    </Card>
  );
}

function KeyList({ keys }: { keys: readonly ApiKey[] }) {
  if (keys.length === 0) {
    return (
      <EmptyState icon={KeyRound} title="No API keys">
        Create one for your POS system, and it can mark dishes sold out by itself.
      </EmptyState>
    );
  }
  return (
    <ul className={styles['list']} aria-label="API keys">
      {keys.map((key) => (
        <ApiKeyRow key={key.id} apiKey={key} />
      ))}
    </ul>
  );
}
