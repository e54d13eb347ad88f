import { useMemo } from 'react';
import type { Look } from '@menuleaf/shared/contracts/catalogue/look.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurant.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { FormPanel } from '@menuleaf/shared/ui/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form.ts';
import { LeaveGuard } from '@menuleaf/shared/ui/leave-guard.tsx';
import { toast } from '@menuleaf/shared/ui/toast.ts';
import { useChange } from '../catalogue-api.ts';
import { LockedNote } from '../parts/locked-note.tsx';
import { AccentField } from './accent-field.tsx';
import { looks } from './look-api.ts';
import { LookPreview } from './look-preview.tsx';
import { lookForm, lookValues, triedLook } from './look-values.ts';
import styles from './look.css';
import { TypeField } from './type-field.tsx';

type LookFormProps = { restaurant: Restaurant; look: Look };

export function LookForm({ restaurant, look }: LookFormProps) {
  const { id, name, locked, active_menu_id } = restaurant;
  const { mutateAsync } = useChange(looks.updateLook);
  const form = useForm({
    initial: lookValues(look),
    schema: lookForm,
    otherwise: 'Failed to save the look. Please try again.',
    version: look.updated_at,
    newer: async () => {
      const newer = await looks.getLook({ params: { id } });
      return { values: lookValues(newer), version: newer.updated_at };
    },
    save: async (input, version) => {
      await mutateAsync({ params: { id }, body: { ...input, updated_at: version } });
      toast({ title: `The look of ${name} was saved` });
    },
  });
  const tried = useMemo(() => triedLook(form.values), [form.values]);
  return (
    <div className={styles['sides']}>
      <div>
        <LeaveGuard unsaved={form.unsaved} />
        {locked ? <LockedNote /> : null}
        <FormPanel
          form={form}
          sticky="page"
          locked={locked}
          label="Look"
          actions={
            <>
              <ButtonLink to="/dashboard?tab=restaurants">Cancel</ButtonLink>
              <Button
                tone="primary"
                type="submit"
                disabled={locked}
                busy={form.busy && 'Saving...'}
              >
                Save look
              </Button>
            </>
          }
        >
          <AccentField bind={form.text('accent')} />
          <TypeField bind={form.text('type')} sample={name} />
        </FormPanel>
      </div>
      <LookPreview menuId={active_menu_id} look={tried} />
    </div>
  );
}
