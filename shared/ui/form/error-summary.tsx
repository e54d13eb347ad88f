import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './form-panel.css';
import { Outcome } from '../outcome.tsx';

type SummaryProps = {
  formId: string;
  errors: Readonly<Record<string, string>>;
  failure: string | undefined;
  /** Help with this failure, such as a link to the plans. */
  advice?: ReactNode;
};

/** Takes focus when it appears, and links to each invalid field. */
export function ErrorSummary({ formId, errors, failure, advice }: SummaryProps) {
  const wrong = Object.entries(errors);
  // What is only said of fields is said once, in the list that leads to them.
  const isOfFields = wrong.length > 0 && (failure ?? saidOf(wrong)) === saidOf(wrong);
  const title = isOfFields ? 'Please check what you entered' : failure;
  if (title === undefined) return null;
  return (
    // A new title is a new outcome, and is announced again.
    <Outcome key={title} role="alert" className={styles['summary']}>
      <h2>
        <CircleAlert size={18} aria-hidden="true" />
        {title}
      </h2>
      {advice ? <p>{advice}</p> : null}
      {wrong.length > 0 ? (
        <ul>
          {wrong.map(([name, message]) => (
            <li key={name}>
              <a
                href={`#${formId}-${name}`}
                onClick={(event) => leadTo(event, `${formId}-${name}`)}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Outcome>
  );
}

const saidOf = (wrong: [name: string, message: string][]) =>
  wrong.map(([, message]) => message).join(', ');

function leadTo(event: React.MouseEvent, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  // Collapsed fields cannot take focus.
  for (
    let around = field?.closest('details');
    around;
    around = around.parentElement?.closest('details')
  )
    around.open = true;
  field?.focus();
}
