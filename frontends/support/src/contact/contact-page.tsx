import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { Page, PageHeading, Card } from '@menuleaf/shared/ui/page.tsx';
import styles from '../help/help.css';
import { type ReactNode, useState } from 'react';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { supportAddress } from '../support-address.ts';
import { EmailField } from '@menuleaf/shared/ui/form/email-field.tsx';
import { inquiryTypes, supportContract } from '@menuleaf/shared/contracts/support.ts';
import type { User } from '@menuleaf/shared/contracts/session.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { FormPanel } from '@menuleaf/shared/ui/form/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { LeaveGuard } from '@menuleaf/shared/ui/form/leave-guard.tsx';
import { Outcome } from '@menuleaf/shared/ui/outcome.tsx';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { TextArea, TextField } from '@menuleaf/shared/ui/form/text-field.tsx';

const support = client(supportContract);
const empty = { inquiryType: 'sales', subject: '', message: '', company_url: '' };
const labels: Record<(typeof inquiryTypes)[number], string> = {
  sales: 'Sales',
  demo: 'Demo',
  general: 'General',
  support: 'Support',
  billing: 'Billing',
  feature: 'Feature Request',
  partnership: 'Partnership',
  other: 'Other',
};

/** An owner who is signed in need not say who they are. */
function ContactForm({ user }: { user: User | null }) {
  const initial = { name: user?.full_name ?? '', email: user?.email ?? '', ...empty };
  const [sent, setSent] = useState(false);
  const form = useForm({
    initial,
    schema: supportContract.sendMessage.body,
    // The text below says what to do, whatever the server's reason.
    failureTitle: 'Error sending message',
    otherwise: 'Error sending message',
    save: async (body) => {
      setSent(false);
      await support.sendMessage({ body });
      form.reset(initial);
      setSent(true);
    },
  });
  return (
    <Card>
      <LeaveGuard unsaved={form.unsaved} />
      {sent ? (
        <Outcome className={styles['sent']}>
          <strong>Message sent successfully!</strong>
          <span>Thank you for contacting us. We'll get back to you within 24 hours.</span>
        </Outcome>
      ) : null}
      <FormPanel
        form={form}
        label="Contact"
        advice={
          form.failure ? (
            <>
              There was an error sending your message. Please try again or email us directly.{' '}
              <a href={`mailto:${supportAddress}`}>{supportAddress}</a>
            </>
          ) : null
        }
        submit="Send Message"
        submitting="Sending..."
      >
        <TextField label="Name" required autoComplete="name" bind={form.text('name')} />
        <EmailField bind={form.text('email')} />
        <SelectField
          label="Inquiry Type"
          bind={form.text('inquiryType')}
          options={inquiryTypes.map((value) => ({ value, label: labels[value] }))}
        />
        <TextField label="Subject" required bind={form.text('subject')} />
        <TextArea label="Message" required rows={6} bind={form.text('message')} />
        <div className={styles['trap']} aria-hidden="true">
          <input
            tabIndex={-1}
            autoComplete="off"
            name="company_url"
            value={form.values.company_url}
            onChange={(event) => form.set('company_url', event.target.value)}
          />
        </div>
      </FormPanel>
    </Card>
  );
}

const newYork = 'America/New_York';

/** These hours of today in New York, as the reader's clock shows them; nothing where it shows the same. */
function inOwnTime(...hours: [from: number, to: number]): string[] {
  const own = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
  if (own.resolvedOptions().timeZone === newYork) return [];
  const there = new Intl.DateTimeFormat('en-US', {
    timeZone: newYork,
    hour: 'numeric',
    hourCycle: 'h23',
  });
  const now = new Date();
  const noon = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 12);
  const behind = 12 - Number(there.format(noon));
  const words = hours.map((hour) => own.format(noon + (hour - 12 + behind) * 3_600_000));
  return [`${words.join('–')} where you are`];
}

const ways = {
  'Email support': [
    <a key="address" href={`mailto:${supportAddress}`}>
      {supportAddress}
    </a>,
    'Reply within 24 hours',
  ],
  'Live chat': ['9 AM-6 PM EST', ...inOwnTime(9, 18), 'Pro customers come first'],
  'Help Center': [
    <Link key="help" to="/help">
      Browse the answers
    </Link>,
  ],
  'Business hours': ['Mon-Fri: 9-6 EST', 'Saturday: 10-4 EST', 'Sunday: closed'],
};
const questions = {
  'How soon will you reply?': ['Within 24 hours.'],
  'Can I call you?': [
    'Phone support is for Pro users only. They also get priority support.',
    'On Pro, leave your number in the message: we call you in business hours.',
  ],
  'How do I ask for a feature?': ['Choose the “Feature Request” type.'],
};

const Facts = ({ facts }: { facts: Record<string, ReactNode[]> }) => (
  <dl className={styles['facts']}>
    {Object.entries(facts).map(([term, lines]) => (
      <div key={term}>
        <dt>{term}</dt>
        {lines.map((line, at) => (
          <dd key={at}>{line}</dd>
        ))}
      </div>
    ))}
  </dl>
);

const ContactSide = () => (
  <aside className={styles['facts']} aria-label="Other ways to reach us">
    <Card title="Other ways">
      <Facts facts={ways} />
    </Card>
    <Card title="Questions">
      <Facts facts={questions} />
    </Card>
  </aside>
);

export function ContactPage() {
  const { user } = useSession();
  return (
    <Page>
      <PageHeading title="Contact" lead="A person reads it and answers within 24 hours." />
      <div className={styles['side']}>
        <ContactForm key={user?.id} user={user} />
        <ContactSide />
      </div>
    </Page>
  );
}
