import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type Invitation,
  peopleContract,
  type GivenRole,
} from '@menuleaf/shared/contracts/people.ts';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { Badge } from '@menuleaf/shared/ui/badge.tsx';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Loading } from '@menuleaf/shared/ui/loading.tsx';
import { CardColumns } from '@menuleaf/shared/ui/card-columns.tsx';
import { Card, Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { toastFailure } from '@menuleaf/shared/ui/toast/toast-failure.ts';
import { VisuallyHidden } from '@menuleaf/shared/ui/visually-hidden.tsx';
import { peopleApi, peopleQuery } from './people-api.ts';
import { PersonRow, reachOf } from './person-row.tsx';
import { roleWords } from './roles.ts';
import styles from './people.css';
import { useState } from 'react';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { FormPanel } from '@menuleaf/shared/ui/form/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { ReachFields } from './reach-fields.tsx';
import { RoleFields } from './role-fields.tsx';

type InviteFormProps = {
  isFree: boolean;
  restaurants: readonly { id: string; name: string }[];
};

const typed = z.pick(peopleContract.invite.body, { email: true });

function InviteForm({ isFree, restaurants }: InviteFormProps) {
  const queries = useQueryClient();
  const [role, setRole] = useState<GivenRole>('kitchen');
  const [reach, setReach] = useState<string[] | null>(null);
  const form = useForm({
    initial: { email: '' },
    schema: typed,
    otherwise: 'The invitation could not be sent. Please try again.',
    save: async ({ email }) => {
      await peopleApi.invite({ body: { email, role, restaurants: reach } });
      form.reset({ email: '' });
      setRole('kitchen');
      setReach(null);
      toast({ title: `The invitation to ${email} is on its way.` });
      await queries.invalidateQueries(peopleQuery);
    },
  });
  return (
    <FormPanel
      form={form}
      label="Invite somebody"
      advice={form.failure && isFree ? <Link to="/pricing">See plans</Link> : null}
      submit="Send invitation"
      submitting="Sending..."
      disabled={reach?.length === 0}
    >
      <TextField
        label="Email"
        required
        type="email"
        autoComplete="off"
        help="We send them a link. It works once, for seven days."
        bind={form.text('email')}
      />
      <RoleFields name="invite-role" role={role} isFree={isFree} onChange={setRole} />
      <ReachFields restaurants={restaurants} chosen={reach} onChange={setReach} />
    </FormPanel>
  );
}

/** The account's members, for its owner. */
export function PeoplePage() {
  const people = useQuery(peopleQuery);
  return (
    <Page>
      <PageHeading
        title="People"
        lead="Give each person their own sign-in, with what their work needs."
        back={{ to: '/account', label: 'Your account' }}
      />
      {people.data ? <People {...people.data} /> : null}
      <Loading
        queries={[people]}
        title="Error Loading People"
        text="Failed to load the people of this account. Please try again."
      />
    </Page>
  );
}

type PeopleProps = Awaited<ReturnType<typeof peopleApi.listPeople>>;

function People({ people, invitations, limit, plan_type, restaurants }: PeopleProps) {
  const isFree = plan_type === 'free';
  const taken = people.length + invitations.length;
  return (
    <>
      {isFree && people.length > limit ? (
        <p className={styles['note']}>
          On Free, one person besides you can work, in the kitchen. Choose who with “Keep on Free”.
          The others can read. Everybody is back at work with <Link to="/pricing">Pro</Link>.
        </p>
      ) : null}
      <CardColumns
        left={
          <>
            <Card title="In this account">
              <ul className={styles['list']}>
                {people.map((person) => (
                  <PersonRow
                    key={person.id}
                    person={person}
                    isFree={isFree}
                    restaurants={restaurants}
                  />
                ))}
              </ul>
            </Card>
            {invitations.length > 0 ? (
              <Card title="Invited">
                <ul className={styles['list']}>
                  {invitations.map((invitation) => (
                    <InvitationRow
                      key={invitation.id}
                      invitation={invitation}
                      restaurants={restaurants}
                    />
                  ))}
                </ul>
              </Card>
            ) : null}
          </>
        }
        right={
          <Card title="Invite somebody">
            {taken < limit ? (
              <InviteForm isFree={isFree} restaurants={restaurants} />
            ) : (
              <p>
                {isFree ? (
                  <>
                    Free has room for you and one person in the kitchen.{' '}
                    <Link to="/pricing">Pro has room for ten.</Link>
                  </>
                ) : (
                  `All ${limit} places are taken. Remove somebody to invite another.`
                )}
              </p>
            )}
          </Card>
        }
      />
    </>
  );
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

type InvitationRowProps = {
  invitation: Invitation;
  restaurants: readonly { id: string; name: string }[];
};

function InvitationRow({ invitation, restaurants }: InvitationRowProps) {
  const { id, email, role, joins_as, expires_at } = invitation;
  const queries = useQueryClient();
  const withdrawal = useMutation({
    mutationFn: () => peopleApi.withdrawInvitation({ params: { id } }),
    onSuccess: async () => {
      toast({ title: `The invitation to ${email} was withdrawn` });
      await queries.invalidateQueries(peopleQuery);
    },
    onError: toastFailure('This did not work. Please try again.'),
  });
  return (
    <li className={styles['person']}>
      <div className={styles['who']}>
        <span className={styles['name']}>
          {email} <Badge>{roleWords[role].title}</Badge>
        </span>
        <span className={styles['quiet']}>
          {reachOf(invitation.restaurants, restaurants)}. The link works until{' '}
          {day.format(new Date(expires_at))}.
        </span>
        {joins_as === undefined || joins_as === role ? null : (
          <span className={styles['quiet']}>
            {joins_as === null
              ? 'On hold: the plan has no place for another person just now'
              : 'Joins the kitchen only while the account is on Free'}
          </span>
        )}
      </div>
      <div className={styles['actions']}>
        <Button
          tone="plain-danger"
          busy={withdrawal.isPending && 'Withdrawing...'}
          onClick={() => withdrawal.mutate()}
        >
          Withdraw
          <VisuallyHidden> the invitation to {email}</VisuallyHidden>
        </Button>
      </div>
    </li>
  );
}
