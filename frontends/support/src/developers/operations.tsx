import styles from './developers.css';
import { Fields } from './fields.tsx';
import reference from './reference.json';

type Operation = (typeof reference.operations)[number];

const parts = [
  { scope: 'availability', title: 'With the scope “availability”' },
  { scope: 'prices', title: 'With the scope “prices”' },
  { scope: 'read', title: 'With the scope “read”' },
  { scope: 'all', title: 'With the scope “all” alone' },
] as const;

/** Calls that an API key may make, by required scope. */
export const Operations = () =>
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
        <span className={styles['summary']}>{summary}</span>
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
