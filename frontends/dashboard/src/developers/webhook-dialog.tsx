import { useQueryClient } from '@tanstack/react-query';
import {
  type Webhook,
  webhookOperations,
} from '@menuleaf/shared/contracts/catalogue/webhook-calls.ts';
import { webhookEvents } from '@menuleaf/shared/contracts/catalogue/webhook-events.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { GuardedForm } from '@menuleaf/shared/ui/form/guarded-form.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { planAdvice } from '../parts/limits/plan-limit.tsx';
import { Choices } from './choices.tsx';
import { developers, webhooksQuery } from './developers-api.ts';
import { eventWords } from './words.ts';

const initialOf = (webhook: Webhook | undefined) => ({
  url: webhook?.url ?? '',
  'menu.published': webhook?.events.includes('menu.published') ?? false,
  'item.sold_out': webhook?.events.includes('item.sold_out') ?? true,
  'item.available': webhook?.events.includes('item.available') ?? true,
});

/** Turns ticked fields into the request body. */
const schema = z.pipe(
  z.pipe(
    z.object({
      url: z.string(),
      'menu.published': z.boolean(),
      'item.sold_out': z.boolean(),
      'item.available': z.boolean(),
    }),
    z.transform(({ url, ...ticked }) => ({
      url,
      events: webhookEvents.filter((event) => ticked[event]),
    })),
  ),
  webhookOperations.createWebhook.body,
);

type WebhookDialogProps = {
  /** Webhook to edit; if absent, one is added. */
  webhook?: Webhook;
  onSaved: (secret: string | undefined) => void;
  onClose: () => void;
};

export function WebhookDialog({ webhook, onSaved, onClose }: WebhookDialogProps) {
  const queries = useQueryClient();
  const form = useForm({
    initial: initialOf(webhook),
    schema,
    otherwise: 'The webhook could not be saved. Please try again.',
    save: async (body) => {
      const saved = webhook
        ? await developers.updateWebhook({ params: { id: webhook.id }, body })
        : await developers.createWebhook({ body });
      await queries.invalidateQueries({ queryKey: webhooksQuery.queryKey });
      onSaved('secret' in saved && typeof saved.secret === 'string' ? saved.secret : undefined);
    },
  });
  const title = webhook ? 'Edit webhook' : 'Add webhook';
  return (
    <Dialog open title={title} onClose={onClose}>
      <GuardedForm
        form={form}
        label={title}
        advice={planAdvice(form.failure)}
        cancel={
          <Button disabled={form.busy} onClick={onClose}>
            Cancel
          </Button>
        }
        submit={webhook ? 'Save' : 'Add webhook'}
      >
        <TextField
          label="Address"
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com/menuleaf"
          help="A public https address of your server."
          required
          bind={form.text('url')}
        />
        <Choices legend="Messages to send" id={`${form.id}-events`} error={form.errors['events']}>
          {webhookEvents.map((event) => (
            <Checkbox key={event} {...eventWords[event]} bind={form.flag(event)} />
          ))}
        </Choices>
      </GuardedForm>
    </Dialog>
  );
}
