import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { GuardedForm } from '@menuleaf/shared/ui/form/guarded-form.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { LockedNote } from '../limits/locked-note.tsx';

type EditPanelProps = {
  form: ComponentProps<typeof GuardedForm>['form'];
  label: string;
  locked: true | undefined;
  /** Cancel target. */
  back: string;
  save: string;
  /** Something cannot be saved yet. */
  incomplete?: boolean;
  children: ReactNode;
};

/** A form for an existing thing, with Cancel and Save; if locked, says so above. */
export function EditPanel(props: EditPanelProps) {
  const { form, label, locked, back, save, incomplete = false, children } = props;
  return (
    <>
      {locked ? <LockedNote /> : null}
      <Card>
        <GuardedForm
          form={form}
          sticky="card"
          locked={locked}
          label={label}
          cancel={<ButtonLink to={back}>Cancel</ButtonLink>}
          submit={save}
          disabled={incomplete || locked}
        >
          {children}
        </GuardedForm>
      </Card>
    </>
  );
}
