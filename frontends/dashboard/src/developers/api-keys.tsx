import { useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import { type ApiKey, apiKeysLimit } from '@menuleaf/shared/contracts/api-keys.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { Loading } from '@menuleaf/shared/ui/loading.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { ApiKeyRow } from './api-key-row.tsx';
import { apiKeysQuery } from './developers-api.ts';
import styles from './developers.css';
import { NewApiKey } from './new-api-key.tsx';
import { SecretDialog } from './secret-dialog.tsx';

export function ApiKeys() {
  const keys = useQuery(apiKeysQuery);
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<string>();
  const isFull = (keys.data?.length ?? 0) >= apiKeysLimit;
  return (
    <Card title="API keys">
      <p className={styles['quiet']}>
        Programs sign in with a key. Give each one a key of its own, with only the access it needs.
      </p>
      <div className={styles['adding']}>
        <Button tone="primary" disabled={isFull} onClick={() => setAdding(true)}>
          <Plus size={16} aria-hidden="true" />
          New API key
        </Button>
        {isFull ? (
          <span className={styles['quiet']}>
            You have {apiKeysLimit} keys. Revoke one to make another.
          </span>
        ) : null}
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
