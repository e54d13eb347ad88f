import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { CodeBlock } from './code-block.tsx';
import styles from './developers.css';
import { Fields } from './fields.tsx';
import reference from './reference.json';

const message = JSON.stringify(
  {
    type: 'item.sold_out',
    timestamp: '2026-11-24T19:30:00.000Z',
    data: { item_id: '7k2mqp9xw4tz', name: 'Lamb shank', sold_out_until: null },
  },
  undefined,
  2,
);

const meanings: Record<string, string> = {
  'item.sold_out': 'A dish was marked sold out.',
  'item.available':
    'A dish was marked available again. No message is sent for one that comes back at a set time.',
  'menu.published': 'Guests see a new state of a menu, whatever changed in it.',
};

export const WebhooksGuide = () => (
  <section id="webhooks">
    <h2>Webhooks</h2>
    <p>
      Add the address of your server under <Link to="/dashboard/developers">Developers</Link>, and
      we post a message to it when something changes. The Free plan has one webhook, Pro five.
    </p>
    <CodeBlock title="A message" code={message} />
    <h3>Messages</h3>
    <ul className={styles['events']}>
      {reference.events.map(({ type, fields }) => (
        <li key={type}>
          <code>{type}</code>
          <p>{meanings[type]}</p>
          <Fields title="In data" fields={fields} />
        </li>
      ))}
    </ul>
    <p>
      A test from your dashboard is a <code>webhook.test</code>. More types may come: ignore those
      that you do not know.
    </p>
    <h3>Check that it is ours</h3>
    <p>
      Messages are signed as{' '}
      <a href="https://www.standardwebhooks.com" rel="noreferrer">
        Standard Webhooks
      </a>{' '}
      says, which has libraries for most languages. Without one:
    </p>
    <CodeBlock title="Receive and check (Node.js)" code={reference.examples.receive} />
    <h3>What you can count on</h3>
    <ul>
      <li>
        Answer with a status from 200 to 299 within 10 seconds. Anything else, even a redirect,
        counts as not delivered.
      </li>
      <li>
        What was not delivered is sent again after 1, 5 and 30 minutes, and after 2, 6 and 12 hours.
        Then it stays in your list of deliveries for 30 days, to be sent again by hand.
      </li>
      <li>
        A message may come more than once, under the same <code>webhook-id</code>, and after a later
        one: go by its <code>timestamp</code>.
      </li>
      <li>
        Answer 429 or 503 with <code>Retry-After</code>, and nothing comes before then (12 hours at
        most).
      </li>
      <li>
        If nothing arrives for three days, or your server answers 410, we turn the webhook off and
        write to you.
      </li>
      <li>
        After you made a new secret, the old one signs too for 24 hours: the{' '}
        <code>webhook-signature</code> holds both, with a space between. Libraries of Standard
        Webhooks take either.
      </li>
      <li>
        The address must be a public name without a port, begin with https:// and have a valid
        certificate.
      </li>
    </ul>
  </section>
);
