import type { ComponentProps, RefObject } from 'react';
import { FormPanel } from './form-panel.tsx';
import { LeaveGuard } from './leave-guard.tsx';

type FormPanelProps = ComponentProps<typeof FormPanel>;
type GuardedFormProps = FormPanelProps & { form: { unsaved: RefObject<boolean> } };

/** A form that is not left unsaved without asking. */
export const GuardedForm = (props: GuardedFormProps) => (
  <>
    <LeaveGuard unsaved={props.form.unsaved} />
    <FormPanel {...props} />
  </>
);
