import { useQueryClient } from '@tanstack/react-query';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import {
  type EmbedSettings,
  embedSites,
  mostEmbedSites,
} from '@menuleaf/shared/contracts/catalogue/restaurants/embed-sites.ts';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { GuardedForm } from '@menuleaf/shared/ui/form/guarded-form.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { TextArea } from '@menuleaf/shared/ui/form/text-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { restaurantQuery, useChange } from '../api/catalogue-api.ts';
import { restaurantChanges } from '../api/restaurant-changes.ts';
import { embedSitesQuery } from './embed-api.ts';

/** One per line, as typed. */
const sitesForm = z.object({
  embed_sites: z.pipe(
    z.pipe(
      z.string(),
      z.transform((typed) => typed.split(/\s+/).filter((line) => line !== '')),
    ),
    embedSites,
  ),
});

type SitesFormProps = { restaurant: Restaurant; settings: EmbedSettings };

/** Sets the sites that may show the menu. */
export function SitesForm({ restaurant: { id, name, locked }, settings }: SitesFormProps) {
  const queries = useQueryClient();
  const { mutateAsync } = useChange(restaurantChanges.updateRestaurant);
  const form = useForm({
    initial: { embed_sites: settings.embed_sites.join('\n') },
    schema: sitesForm,
    otherwise: 'Failed to save the sites. Please try again.',
    version: settings.updated_at,
    save: async (input, version) => {
      const body = { ...input, updated_at: version };
      const { updated_at } = await mutateAsync({ params: { id }, body });
      toast({ title: `The sites of ${name} were saved` });
      await queries.invalidateQueries({ queryKey: restaurantQuery(id).queryKey });
      queries.setQueryData(embedSitesQuery(id).queryKey, { ...input, updated_at });
    },
  });
  return (
    <GuardedForm form={form} locked={locked} label="Your sites" submit="Save sites">
      <TextArea
        label="Sites that may show your menu"
        help={`One on a line, such as example.com, with www or without. At most ${mostEmbedSites}; no other site can show it.`}
        bind={form.text('embed_sites')}
      />
    </GuardedForm>
  );
}
