import { useQuery } from '@tanstack/react-query';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { GuardedForms } from '@menuleaf/shared/ui/form/leave-guard.tsx';
import { CardColumns } from '@menuleaf/shared/ui/card-columns.tsx';
import { Page, PageHeading, Card } from '@menuleaf/shared/ui/page.tsx';
import { ApiKeys } from './api-keys.tsx';
import { apiKeysQuery, webhooksQuery } from './developers-api.ts';
import { Plus, Webhook as Icon } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import type { Webhook } from '@menuleaf/shared/contracts/catalogue/webhook-calls.ts';
import { plans, webhooksMessage } from '@menuleaf/shared/plans/plans.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { Loading } from '@menuleaf/shared/ui/loading.tsx';
import styles from './developers.css';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { WebhookRow } from './webhook-row.tsx';

function Webhooks() {
  const { user } = useSession();
  const webhooks = useQuery(webhooksQuery);
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string>();
  const plan = user?.plan_type ?? 'free';
  const isFull = (webhooks.data?.length ?? 0) >= plans[plan].webhooks;
  return (
    <Card title="Webhooks">
      <p className={styles['quiet']}>
        We send a signed message to your server when a dish sells out or a menu changes.
      </p>
      <div className={styles['adding']}>
        <Button disabled={isFull} onClick={() => setAdding(true)}>
          <Plus size={16} aria-hidden="true" />
          Add webhook
        </Button>
        <ButtonLink tone="plain" to="/dashboard/developers/deliveries">
          See deliveries
        </ButtonLink>
      </div>
      {isFull ? (
        <p className={styles['quiet']}>
          {webhooksMessage(plan)} {plan === 'free' ? <Link to="/pricing">View plans</Link> : null}
        </p>
      ) : null}
      <Loading
        queries={[webhooks]}
        title="The webhooks could not be loaded"
        rows={1}
        label="Loading webhooks"
      />
      {webhooks.data ? <WebhookList webhooks={webhooks.data} /> : null}
      {adding ? (
        <WebhookDialog
          onClose={() => setAdding(false)}
          onSaved={(made) => {
            setAdding(false);
            setSecret(made);
          }}
        />
      ) : null}
      <SecretDialog
        title="The secret of your webhook"
        text="Your server uses it to check that a message comes from us. Copy it now: it is not shown again."
        label="Secret"
        secret={secret}
        onClose={() => setSecret(undefined)}
      />
    </Card>
  );
}

function WebhookList({ webhooks }: { webhooks: readonly Webhook[] }) {
  if (webhooks.length === 0) {
    return (
      <EmptyState icon={Icon} title="No webhooks">
        Add your server’s address, and it hears right away when a dish sells out.
      </EmptyState>
    );
  }
  return (
    <ul className={styles['list']} aria-label="Webhooks">
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} />
      ))}
    </ul>
  );
}

/** An owner's API keys and webhooks. */
export default function DevelopersPage() {
  const [keys, webhooks] = [useQuery(apiKeysQuery), useQuery(webhooksQuery)];
  // On a phone one stands below the other, and would be moved by what comes later.
  const isComing = keys.isPending || webhooks.isPending;
  return (
    <Page>
      <GuardedForms>
        <PageHeading
          title="Developers"
          back={{ label: 'Dashboard', to: '/dashboard' }}
          lead={
            <>
              Connect your POS system, your website or your own software.{' '}
              <Link to="/developers">How to start</Link>
            </>
          }
        />
        <CardColumns left={<ApiKeys />} right={isComing ? null : <Webhooks />} />
      </GuardedForms>
    </Page>
  );
}
