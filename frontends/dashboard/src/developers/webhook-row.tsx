import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Link, useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import type { Webhook } from '@menuleaf/shared/contracts/catalogue/webhook-calls.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { ConfirmDialog } from '@menuleaf/shared/ui/confirm-dialog.tsx';
import { focusAfter } from '../parts/focus-after.ts';
import { deliveriesQuery, developers, webhooksQuery } from './developers-api.ts';
import styles from './developers.css';
import { SecretDialog } from './secret-dialog.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import { eventWords, shortTime } from './words.ts';
import { toastFailure } from '@menuleaf/shared/ui/toast/toast-failure.ts';

/** When a failing webhook was last tried, and what came of it; nothing if that is not among the latest deliveries. */
function LastTry({ webhookId }: { webhookId: string }) {
  const { data } = useInfiniteQuery(deliveriesQuery);
  const [last] = (data?.pages ?? [])
    .flatMap(({ deliveries }) => deliveries)
    .flatMap(({ webhook_id, last_attempt_at: at, problem }) =>
      webhook_id === webhookId && at !== null ? [{ at, problem }] : [],
    )
    .toSorted((a, b) => b.at.localeCompare(a.at));
  if (!last || last.problem === null) return null;
  return (
    <>
      Last try {shortTime(last.at)}: {last.problem}{' '}
    </>
  );
}

/** Webhook actions; each reports its outcome. */
function useWebhook({ id }: Webhook) {
  const button = useRef<HTMLButtonElement>(null);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const again = () => queries.invalidateQueries({ queryKey: webhooksQuery.queryKey });
  const failed = toastFailure('That did not work. Please try again.');
  const toggle = useMutation({
    mutationFn: (is_enabled: boolean) =>
      developers.updateWebhook({ params: { id }, body: { is_enabled } }),
    onSuccess: again,
    onError: failed,
  });
  const test = useMutation({
    mutationFn: () => developers.testWebhook({ params: { id } }),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: deliveriesQuery.queryKey });
      await navigate('/dashboard/developers/deliveries');
    },
    onError: failed,
  });
  const remove = useMutation({
    mutationFn: () => developers.deleteWebhook({ params: { id } }),
    onSuccess: async () => {
      const focus = focusAfter(button);
      await again();
      focus();
    },
  });
  const replace = useMutation({
    mutationFn: () => developers.replaceWebhookSecret({ params: { id } }),
  });
  return { toggle, test, remove, replace, button };
}

export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const [asked, setAsked] = useState<'edit' | 'secret' | 'delete'>();
  const { toggle, test, remove, replace, button } = useWebhook(webhook);
  const { url, events, is_enabled, is_paused } = webhook;
  const close = () => setAsked(undefined);
  return (
    <li className={styles['row']}>
      <div className={styles['what']}>
        <h3>{url}</h3>
        <span className={styles['badges']}>
          <State webhook={webhook} />
          {events.map((event) => (
            <Badge key={event}>{eventWords[event].label}</Badge>
          ))}
        </span>
        <Trouble webhook={webhook} />
      </div>
      <div className={styles['actions']}>
        <Button
          disabled={!is_enabled || is_paused === true}
          busy={test.isPending && 'Sending...'}
          onClick={() => test.mutate()}
        >
          Send a test
        </Button>
        <Button tone="plain" onClick={() => setAsked('edit')}>
          Edit
        </Button>
        <Button
          tone="plain"
          busy={toggle.isPending && 'Saving...'}
          onClick={() => toggle.mutate(!is_enabled)}
        >
          {is_enabled ? 'Turn off' : 'Turn on'}
        </Button>
        <Button tone="plain" onClick={() => setAsked('secret')}>
          New secret
        </Button>
        <Button ref={button} tone="plain-danger" onClick={() => setAsked('delete')}>
          Delete
        </Button>
      </div>
      {asked === 'edit' ? (
        <WebhookDialog webhook={webhook} onSaved={close} onClose={close} />
      ) : null}
      <ConfirmDialog
        open={asked === 'secret'}
        title="Make a new secret?"
        text="For 24 hours we sign with both, so that no message is refused while you change your server. After that the old secret is worth nothing."
        confirm="Make a new secret"
        busy={replace.isPending && 'Making...'}
        failure={failureOf(replace.error, 'The secret could not be replaced. Please try again.')}
        onConfirm={() => replace.mutate(undefined, { onSuccess: close })}
        onCancel={close}
      />
      <SecretDialog
        title="The new secret of your webhook"
        text="Put it on your server within 24 hours. Copy it now: it is not shown again."
        label="Secret"
        secret={replace.data?.secret}
        onClose={replace.reset}
      />
      <ConfirmDialog
        open={asked === 'delete'}
        title="Delete this webhook?"
        text={`Nothing is sent to ${url} anymore, and its secret is deleted. This action cannot be undone.`}
        confirm="Delete"
        busy={remove.isPending && 'Deleting...'}
        failure={failureOf(remove.error, 'The webhook could not be deleted. Please try again.')}
        onConfirm={() => remove.mutate()}
        onCancel={close}
      />
    </li>
  );
}

function State({ webhook: { is_enabled, is_paused, failing_since } }: { webhook: Webhook }) {
  if (!is_enabled) return <Badge tone="saffron">Off</Badge>;
  if (is_paused) return <Badge tone="saffron">Paused</Badge>;
  return failing_since === null ? (
    <Badge tone="leaf">On</Badge>
  ) : (
    <Badge tone="saffron">Failing</Badge>
  );
}

function Trouble({ webhook }: { webhook: Webhook }) {
  const { id, stopped_at, is_gone, failing_since, is_enabled, is_paused } = webhook;
  if (is_paused) {
    return (
      <p className={styles['quiet']}>
        Your plan includes fewer webhooks, and the oldest come first. This one resumes when you’re
        on Pro again or turn off an older one. <Link to="/pricing">View plans</Link>
      </p>
    );
  }
  if (!is_enabled && stopped_at !== null) {
    return (
      <p className={styles['quiet']}>
        {is_gone
          ? 'Its server says the address is gone (410)'
          : 'Nothing got through for three days'}
        , so we turned it off {shortTime(stopped_at)}.
      </p>
    );
  }
  if (!is_enabled || failing_since === null) return null;
  return (
    <p className={styles['quiet']}>
      Nothing has gotten through since {shortTime(failing_since)}. <LastTry webhookId={id} />
      We’ll keep trying.
    </p>
  );
}
