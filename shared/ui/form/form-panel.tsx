import { type FormEvent, type ReactNode, Suspense } from 'react';
import { later } from '../later.tsx';
import { WifiOff } from 'lucide-react';
import { ErrorSummary } from './error-summary.tsx';
import { Button, type Tone } from '../button.tsx';
import type { Conflict } from './form-conflict.ts';
import styles from './form-panel.css';
import { Outcome } from '../outcome.tsx';

/** A save attempted while offline. */
const NoConnection = () => (
  <Outcome className={styles['waiting']}>
    <p>
      <WifiOff size={18} aria-hidden="true" />
      No connection. Nothing has been sent yet.
    </p>
    <p>It will save by itself as soon as you’re back online. Keep this page open until then.</p>
  </Outcome>
);

const ConflictDialog = later(() => import('./conflict-dialog.tsx'));

type FormPanelProps = {
  form: {
    id: string;
    errors: Readonly<Record<string, string>>;
    failure: string | undefined;
    busy: boolean;
    waiting: boolean;
    attempt: number;
    conflict: Conflict<Record<string, string | boolean>> | undefined;
    resolve: (theirs: ReadonlySet<string> | undefined) => void;
    submit: (event: FormEvent) => void;
  };
  label?: string;
  advice?: ReactNode;
  /** Text of the button that sends it, also while it is sent. */
  submit: string;
  submitting?: string;
  tone?: Tone;
  wide?: boolean;
  /** It cannot be sent yet. */
  disabled?: boolean | undefined;
  /** A button or a link. */
  cancel?: ReactNode;
  /** On phones the buttons stick to the bottom, of the page or of the form's card. */
  sticky?: 'page' | 'card';
  /** The fields are read-only, and nothing is sent. */
  locked?: boolean | undefined;
  children: ReactNode;
};

export function FormPanel(props: FormPanelProps) {
  const { form, label, advice, sticky, locked = false, children } = props;
  const { submit: words, submitting = 'Saving...', tone = 'primary', wide = false } = props;
  const { id, errors, failure, busy, attempt, submit } = form;
  return (
    <form className={styles['form']} noValidate aria-label={label} onSubmit={submit}>
      {/* Remounts on each attempt: it takes focus and is announced again, even with the same text. */}
      <ErrorSummary key={attempt} formId={id} errors={errors} failure={failure} advice={advice} />
      {form.waiting ? <NoConnection key={`${attempt} waiting`} /> : null}
      <p className={styles['legend']}>
        <span aria-hidden="true">* required</span>
      </p>
      <fieldset className={styles['fields']} disabled={busy || locked}>
        {children}
      </fieldset>
      <div className={[styles['actions'], ...stickyTo(sticky)].join(' ')}>
        {props.cancel}
        <Button
          tone={tone}
          type="submit"
          wide={wide}
          disabled={locked || props.disabled}
          busy={busy && submitting}
        >
          {words}
        </Button>
      </div>
      {form.conflict ? (
        <Suspense>
          <ConflictDialog conflict={form.conflict} onResolve={form.resolve} />
        </Suspense>
      ) : null}
    </form>
  );
}

const stickyTo = (what: FormPanelProps['sticky']) => (what ? [styles['sticky'], styles[what]] : []);
