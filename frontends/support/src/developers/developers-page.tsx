import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { CodeBlock } from './code-block.tsx';
import styles from './developers.css';
import reference from './reference.json';
import { WebhooksGuide } from './webhooks-guide.tsx';
import { Fields } from './fields.tsx';
import { TextWithCode } from './text-with-code.tsx';

type Operation = (typeof reference.operations)[number];

const parts = [
  { scope: 'availability', title: 'With the scope “availability”' },
  { scope: 'prices', title: 'With the scope “prices”' },
  { scope: 'read', title: 'With the scope “read”' },
  { scope: 'all', title: 'With the scope “everything” alone' },
] as const;

/** Calls that an API key may make, by required scope. */
const Operations = () =>
  parts.map(({ scope, title }) => (
    <section key={scope} className={styles['operations']} aria-label={title}>
      <h3>{title}</h3>
      {reference.operations
        .filter((operation) => operation.scope === scope)
        .map((operation) => (
          <OperationDetails key={operation.name} operation={operation} />
        ))}
    </section>
  ));

function OperationDetails({ operation }: { operation: Operation }) {
  const { method, path, summary, encoding, body, query, headers, reply, status } = operation;
  const sent = encoding === 'multipart' ? 'Body (multipart/form-data)' : 'Body (JSON)';
  const answered = reply.isList ? `Answers ${status}, a list of` : `Answers ${status}`;
  return (
    <details className={styles['operation']}>
      <summary>
        <span className={styles['method']}>{method}</span> <code>{path}</code>
        <span className={styles['summary']}>
          <TextWithCode text={summary} />
        </span>
      </summary>
      <div className={styles['inside']}>
        <Fields title="Query" fields={query} optional />
        <Fields title="Headers" fields={headers} optional />
        <Fields title={sent} fields={body} optional />
        {reply.fields.length === 0 ? (
          <p>Answers {status} without a body.</p>
        ) : (
          <Fields title={answered} fields={reply.fields} />
        )}
      </div>
    </details>
  );
}

const chapters = [
  { id: 'quick-start', title: 'Quick start' },
  { id: 'prices', title: 'Prices' },
  { id: 'web-site', title: 'Menu on a website' },
  { id: 'keys', title: 'Keys and limits' },
  { id: 'webhooks', title: 'Webhooks' },
  { id: 'calls', title: 'All calls' },
  { id: 'errors', title: 'Errors' },
] as const;

/** How an owner's programs use Menuleaf, with runnable examples. */
export default function DevelopersPage() {
  return (
    <Page>
      <PageHeading
        title="Developers"
        lead="Let your POS system mark dishes sold out, and your website know right away. On every plan."
      />
      <div className={styles['columns']}>
        <nav aria-label="On this page">
          <ul className={styles['chapters']}>
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles['text']}>
          <QuickStart />
          <Prices />
          <WebSite />
          <Keys />
          <WebhooksGuide />
          <section id="calls">
            <h2>All calls</h2>
            <p>
              Paths begin at <code>{location.origin}</code>. Times are ISO 8601 in UTC, prices
              numbers in the currency of the restaurant. Calls stay as they are and gain fields:
              ignore those that you do not know.
            </p>
            <Operations />
          </section>
          <Errors />
        </div>
      </div>
    </Page>
  );
}

/** A day to come, in UTC: with one that is past a dish would stay available. */
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

const { findDish, soldOut, soldOutInNode, price } = reference.examples;

const QuickStart = () => (
  <section id="quick-start">
    <h2>Mark a dish sold out from your POS system</h2>
    <ol>
      <li>
        Make a key under <Link to="/dashboard/developers">Developers</Link> in your dashboard, and
        check “Read” and “Availability”. It is shown once.
      </li>
      <li>Find the id of the dish.</li>
      <li>Mark it sold out. Guests see it within five seconds.</li>
    </ol>
    <CodeBlock title="Find the dish (curl)" code={findDish} />
    <CodeBlock title="Mark it sold out (curl)" code={soldOut} />
    <p>
      Send <code>{'{"is_available": true}'}</code> to bring it back, or{' '}
      <code>{`{"is_available": false, "sold_out_until": "${tomorrow}T10:00:00Z"}`}</code> to have it
      come back by itself.
    </p>
    <CodeBlock title="Both in Node.js" code={soldOutInNode} />
  </section>
);

const Prices = () => (
  <section id="prices">
    <h2>Change prices from your POS system</h2>
    <p>
      The key needs “Read” and “Prices”. Up to 1,000 changes go in one call. A dish whose price is
      not “from” any more keeps it, and its id comes back in <code>skipped</code>.
    </p>
    <CodeBlock title="Change a price (curl)" code={price} />
  </section>
);

const WebSite = () => (
  <section id="web-site">
    <h2>Show the menu on a website</h2>
    <p>
      That takes no key: on the card of the restaurant press Edit, then “Your website”. Name the
      site, and paste the line from there into its page; the menu in it follows every change. A site
      on localhost can’t be named, so while you build the page a link stands in place of the menu.
    </p>
  </section>
);

const Keys = () => (
  <section id="keys">
    <h2>Keys and limits</h2>
    <p>
      Send the key with each call as <code>Authorization: Bearer mlk_…</code>, from a server or a
      POS system, never from a web page: whoever has the key can use it.
    </p>
    <ul>
      <li>
        <strong>Read</strong> reads, <strong>Availability</strong> marks dishes sold out or
        available, <strong>Prices</strong> changes prices. Each is separate.
      </li>
      <li>
        <strong>Everything</strong> is all calls on this page. No key can sign in, pay, or see and
        make keys and webhooks.
      </li>
      <li>
        A key is made by the owner or a manager of all restaurants, and is revoked when that person
        leaves the account.
      </li>
      <li>
        A key may make 120 calls a minute. Beyond that the answer is 429, and{' '}
        <code>Retry-After</code> says how many seconds to wait.
      </li>
      <li>
        A key that is revoked or expired is answered 401 at once, one without the scope that it
        needs 403.
      </li>
      <li>
        A change touches the fields that it names; <code>null</code> clears one. Send the{' '}
        <code>updated_at</code> that you read with it where the call takes one: if somebody else
        changed the same meanwhile, the answer is 409 and nothing is overwritten.
      </li>
      <li>
        Send an <code>Idempotency-Key</code> where you create something: sent twice under the same
        key within a day, it is made once.
      </li>
    </ul>
  </section>
);

const Errors = () => (
  <section id="errors">
    <h2>Errors</h2>
    <p>
      Every error is <code>{'{"detail": …, "code": …}'}</code>. <code>detail</code> is a sentence
      for people, or a list of the fields that are wrong; the code is for programs and stays the
      same.
    </p>
    <dl className={styles['errors']}>
      {reference.errors.map(({ code, meaning }) => (
        <div key={code}>
          <dt>
            <code>{code}</code>
          </dt>
          <dd>
            <TextWithCode text={meaning} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
