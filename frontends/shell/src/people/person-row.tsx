import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type GivenRole, type Person, peopleContract } from '@menuleaf/shared/contracts/people.ts';
import { roleTitles } from '@menuleaf/shared/browser/session/role-titles.ts';
import { failureOf } from '@menuleaf/shared/browser/client/api-error.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { ConfirmDialog } from '@menuleaf/shared/ui/confirm-dialog.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { toastFailure } from '@menuleaf/shared/ui/toast/toast-failure.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { peopleApi, peopleQuery } from './people-api.ts';
import { ReachFields } from './reach-fields.tsx';
import { RoleFields } from './role-fields.tsx';
import styles from './people.css';
import { useNavigate } from '@menuleaf/shared/browser/federation/router.ts';
import { refreshUser } from '@menuleaf/shared/browser/session/session.ts';
import { FormPanel } from '@menuleaf/shared/ui/form/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { PasswordField } from '@menuleaf/shared/ui/form/password-field.tsx';

/** Asks for the password: only the new owner could hand the account back. */
function HandOver({ person, onCancel }: { person: Person; onCancel: () => void }) {
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

type PersonRowProps = {
  person: Person;
  isFree: boolean;
  restaurants: readonly { id: string; name: string }[];
};

type Change = Parameters<typeof peopleApi.changePerson>[0]['body'];

/** A person's restaurants as text. */
export const reachOf = (
  reach: readonly string[] | null,
  restaurants: readonly { id: string; name: string }[],
) =>
  reach === null
    ? 'All restaurants'
    : restaurants
        .filter(({ id }) => reach.includes(id))
        .map(({ name }) => name)
        .join(', ') || 'A former restaurant';

export function PersonRow({ person, isFree, restaurants }: PersonRowProps) {
  const { id, full_name, email, role, acts_as, stays_on_free } = person;
  const queries = useQueryClient();
  const [open, setOpen] = useState<'edit' | 'remove' | 'hand over'>();
  const change = useMutation({
    mutationFn: (body: Change) => peopleApi.changePerson({ params: { id }, body }),
    onSuccess: async () => {
      setOpen(undefined);
      toast({ title: `${full_name} was changed` });
      await queries.invalidateQueries(peopleQuery);
    },
    onError: toastFailure('This could not be changed. Please try again.'),
  });
  const removal = useMutation({
    mutationFn: () => peopleApi.removePerson({ params: { id } }),
    onSuccess: async () => {
      setOpen(undefined);
      toast({ title: `${full_name} was removed` });
      await queries.invalidateQueries(peopleQuery);
    },
  });
  const isOwner = role === 'owner';
  return (
    <li className={styles['person']}>
      <div className={styles['who']}>
        <span className={styles['name']}>
          {full_name} <Badge tone={isOwner ? 'leaf' : 'plain'}>{roleTitles[role]}</Badge>
        </span>
        <span className={styles['quiet']}>{email}</span>
        {isOwner ? null : (
          <span className={styles['quiet']}>{reachOf(person.restaurants, restaurants)}</span>
        )}
        {acts_as === role ? null : (
          <span className={styles['quiet']}>
            {acts_as === 'reader'
              ? 'View only while the account is on Free'
              : 'Kitchen only while the account is on Free'}
          </span>
        )}
      </div>
      {isOwner ? null : (
        <div className={styles['actions']}>
          {isFree && !stays_on_free ? (
            <Button
              busy={change.isPending && 'Saving...'}
              onClick={() => change.mutate({ stays_on_free: true })}
            >
              Keep on Free
              <VisuallyHidden>: {full_name}</VisuallyHidden>
            </Button>
          ) : null}
          <Button
            aria-expanded={open === 'edit'}
            onClick={() => setOpen(open === 'edit' ? undefined : 'edit')}
          >
            {restaurants.length > 1 ? 'Change role or restaurants' : 'Change role'}
            <VisuallyHidden> of {full_name}</VisuallyHidden>
          </Button>
          <Button tone="plain-danger" onClick={() => setOpen('remove')}>
            Remove
            <VisuallyHidden> {full_name}</VisuallyHidden>
          </Button>
        </div>
      )}
      {open === 'edit' && !isOwner && role !== 'reader' ? (
        <EditPerson
          person={person}
          role={role}
          isFree={isFree}
          restaurants={restaurants}
          busy={change.isPending}
          onSave={(body) => change.mutate(body)}
          onHandOver={() => setOpen('hand over')}
        />
      ) : null}
      {open === 'hand over' ? (
        <HandOver person={person} onCancel={() => setOpen(undefined)} />
      ) : null}
      <ConfirmDialog
        open={open === 'remove'}
        title={`Remove ${full_name}?`}
        text="They are signed out of this account at once, and API keys they made stop working. You can invite them again later."
        confirm="Remove"
        busy={removal.isPending && 'Removing...'}
        failure={failureOf(removal.error, 'This did not work. Please try again.')}
        onConfirm={() => removal.mutate()}
        onCancel={() => setOpen(undefined)}
      />
    </li>
  );
}

type EditPersonProps = PersonRowProps & {
  role: GivenRole;
  busy: boolean;
  onSave: (body: Change) => void;
  onHandOver: () => void;
};

function EditPerson({
  person,
  role: before,
  isFree,
  restaurants,
  busy,
  onSave,
  onHandOver,
}: EditPersonProps) {
  const [role, setRole] = useState(before);
  const [reach, setReach] = useState<string[] | null>(person.restaurants);
  return (
    <form
      className={styles['edit']}
      onSubmit={(event) => {
        event.preventDefault();
        onSave({ role, restaurants: reach });
      }}
    >
      <RoleFields name={`role-${person.id}`} role={role} isFree={isFree} onChange={setRole} />
      <ReachFields restaurants={restaurants} chosen={reach} onChange={setReach} />
      <p className={styles['actions']}>
        <Button
          tone="primary"
          type="submit"
          disabled={reach?.length === 0}
          busy={busy && 'Saving...'}
        >
          Save
        </Button>
      </p>
      <p className={styles['apart']}>
        <Button tone="plain" onClick={onHandOver}>
          Make them the owner...
        </Button>
      </p>
    </form>
  );
}
