import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { TextArea } from '@menuleaf/shared/ui/form/text-field.tsx';

type NoteProps = { bind: TextBinding };

export const MenuNote = ({ bind }: NoteProps) => (
  <TextArea
    label="Note at the end"
    optional
    rows={2}
    help="Such as “10% service is added for 6 guests or more”. It is also printed."
    bind={bind}
  />
);

export const CategoryNote = ({ bind }: NoteProps) => (
  <TextArea
    label="Note"
    optional
    rows={2}
    help="Applies to every item in it, such as “Served with bread”."
    bind={bind}
  />
);
