import type { ComponentProps, ReactNode } from 'react';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { FormPanel } from '@menuleaf/shared/ui/form/form-panel.tsx';
import { LeaveGuard } from '@menuleaf/shared/ui/form/leave-guard.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { LockedNote } from '../limits/locked-note.tsx';

type EditPanelProps = {
  form: ComponentProps<typeof FormPanel>['form'] & ComponentProps<typeof LeaveGuard>;
  label: string;
  locked: true | undefined;
  /** Where Cancel leads. */
  back: string;
  save: string;
  /** There is something that cannot be saved yet. */
  incomplete?: boolean;
  children: ReactNode;
};

/** A form for a thing that is there already: with Cancel and save, and what is locked said above it. */
export function EditPanel(props: EditPanelProps) {
  const { form, label, locked, back, save, incomplete = false, children } = props;
  const actions = (
    <>
      <ButtonLink to={back}>Cancel</ButtonLink>
      <Button
        tone="primary"
        type="submit"
        disabled={incomplete || locked}
        busy={form.busy && 'Saving...'}
      >
        {save}
      </Button>
    </>
  );
  return (
    <>
      <LeaveGuard unsaved={form.unsaved} />
      {locked ? <LockedNote /> : null}
      <Card>
        <FormPanel form={form} sticky="card" locked={locked} label={label} actions={actions}>
          {children}
        </FormPanel>
      </Card>
    </>
  );
}
