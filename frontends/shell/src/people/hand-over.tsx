import { useQueryClient } from '@tanstack/react-query';
import { peopleContract, type Person } from '@menuleaf/shared/contracts/people.ts';
import { useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import { refreshUser } from '@menuleaf/shared/browser/session/session.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { FormPanel } from '@menuleaf/shared/ui/form/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { PasswordField } from '@menuleaf/shared/ui/form/password-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { peopleApi } from './people-api.ts';
import styles from './people.css';

type HandOverProps = { person: Person; onCancel: () => void };

/** Asks for the password: only the new owner could hand the account back. */
export function HandOver({ person, onCancel }: HandOverProps) {
  const { id, full_name } = person;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '' },
    schema: peopleContract.handOver.body,
    otherwise: 'The account could not be handed over. Please try again.',
    save: async (body) => {
      await peopleApi.handOver({ params: { id }, body });
      // Leaves this page first, which is owner-only.
      await navigate('/account');
      await refreshUser(queries);
      toast({ title: `${full_name} owns this account now` });
    },
  });
  return (
    <div className={styles['edit']}>
      <p>
        {full_name} will look after the plan, the people and the data of this account, and you
        become a manager of it. Your pages and QR codes stay as they are. On Pro, your card is
        charged until {full_name} changes it.
      </p>
      <FormPanel
        form={form}
        label={`Hand over to ${full_name}`}
        cancel={<Button onClick={onCancel}>Cancel</Button>}
        submit="Hand over this account"
        submitting="Handing over..."
        tone="danger"
      >
        <PasswordField bind={form.text('password')} />
      </FormPanel>
    </div>
  );
}
