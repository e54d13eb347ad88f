import type { FormEvent, ReactNode } from 'react';
import { ErrorSummary } from './error-summary.tsx';
import styles from './form-panel.css';

type FormPanelProps = {
  form: {
    id: string;
    errors: Readonly<Record<string, string>>;
    failure: string | undefined;
    busy: boolean;
    submit: (event: FormEvent) => void;
  };
  label?: string;
  advice?: ReactNode;
  /** Cancel and save; on phones they stick to the bottom. */
  actions: ReactNode;
  sticky?: boolean;
  children: ReactNode;
};

export function FormPanel({ form, label, advice, actions, sticky, children }: FormPanelProps) {
  const { id, errors, failure, busy, submit } = form;
  return (
    <form className={styles['form']} noValidate aria-label={label} onSubmit={submit}>
      <ErrorSummary formId={id} errors={errors} failure={failure} advice={advice} />
      <fieldset className={styles['fields']} disabled={busy}>
        {children}
      </fieldset>
      <div className={[styles['actions'], sticky ? styles['sticky'] : ''].join(' ')}>{actions}</div>
    </form>
  );
}
