import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { peopleContract, type GivenRole } from '@menuleaf/shared/contracts/people.ts';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { FormPanel } from '@menuleaf/shared/ui/form/form-panel.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { peopleApi, peopleQuery } from './people-api.ts';
import { ReachFields } from './reach-fields.tsx';
import { RoleFields } from './role-fields.tsx';

type InviteFormProps = {
  isFree: boolean;
  restaurants: readonly { id: string; name: string }[];
};

const typed = z.pick(peopleContract.invite.body, { email: true });

export function InviteForm({ isFree, restaurants }: InviteFormProps) {
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
