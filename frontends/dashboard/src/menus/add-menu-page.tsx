import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from '@menuleaf/shared/browser/federation/router.ts';
import { menuCreate } from '@menuleaf/shared/contracts/catalogue/menus/new-menu.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { GuardedForm } from '@menuleaf/shared/ui/form/guarded-form.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { Card, Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { TextArea, TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { bindText } from '@menuleaf/shared/ui/form/bind.ts';
import { restaurantQuery, restaurantsQuery, useChange } from '../api/catalogue-api.ts';
import { useAutofocus } from '../parts/autofocus.ts';
import { menuChanges } from '../api/menu-changes.ts';
import { useOnce } from '../api/use-once.ts';
import { LanguageChoice } from '../languages/language-choice.tsx';
import { deviceLanguage } from '../parts/device-language.ts';
import { PlanRoom } from '../parts/limits/plan-room.tsx';
import { MenuNote } from '../parts/note-fields.tsx';
import { Loading } from '../parts/load-failure.tsx';
import { planAdvice } from '../parts/limits/plan-limit.tsx';

const back = '/dashboard?tab=menus';

export default function AddMenuPage() {
  const { restaurantId = '' } = useParams();
  const query = useQuery(restaurantQuery(restaurantId));
  const { data } = query;
  return (
    <Page column>
      <PageHeading
        title="Add Menu"
        lead={data ? `For ${data.name}` : undefined}
        back={{ to: back, label: 'Back to Dashboard' }}
      />
      {data ? (
        <PlanRoom kind="menus">
          <AddMenuForm restaurantId={restaurantId} />
        </PlanRoom>
      ) : null}
      <Loading
        queries={[query]}
        kind="Restaurant"
        title="Failed to load restaurant data"
        back={back}
        rows={2}
      />
    </Page>
  );
}

/** The language only where the device's is not English. */
function startingValues(): Record<'name' | 'description' | 'note', string> & { language?: string } {
  const language = deviceLanguage();
  return { name: '', description: '', note: '', ...(language && { language }) };
}

function AddMenuForm({ restaurantId }: { restaurantId: string }) {
  const { data: restaurants = [] } = useQuery(restaurantsQuery);
  const [of, setOf] = useState(restaurantId);
  const navigate = useNavigate();
  const { mutateAsync } = useChange(useOnce(menuChanges.createMenu));
  const form = useForm({
    initial: startingValues(),
    schema: menuCreate,
    otherwise: 'Failed to create menu. Please try again.',
    save: async (input) => {
      const body = { ...input, is_active: true, restaurant_id: of };
      const { id } = await mutateAsync({ body });
      toast({ title: `${input.name} was created` });
      await navigate(`/menu/${id}/editor`);
    },
  });
  useAutofocus(form.id);
  return (
    <Card>
      <GuardedForm
        form={form}
        sticky="card"
        label="Menu"
        advice={planAdvice(form.failure)}
        cancel={<ButtonLink to={back}>Cancel</ButtonLink>}
        submit="Create Menu"
        submitting="Creating..."
      >
        <TextField
          label="Menu Name"
          required
          help="Guests see it, such as Dinner or Summer Menu."
          bind={form.text('name')}
        />
        {restaurants.length > 1 ? (
          <SelectField
            label="Restaurant"
            help="Its guests see the menu at once if it shows none yet."
            bind={bindText('restaurant', of, setOf)}
            options={restaurants.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        {form.values.language ? (
          <LanguageChoice
            label="Your menu is written in"
            help="Guests read the words around your dishes in it. Further languages can come later."
            value={form.values.language}
            onChoose={(chosen) => form.set('language', chosen)}
          />
        ) : null}
        <TextArea label="Description" optional bind={form.text('description')} />
        <MenuNote bind={form.text('note')} />
      </GuardedForm>
    </Card>
  );
}
