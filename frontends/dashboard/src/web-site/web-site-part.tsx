import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { CardColumns } from '@menuleaf/shared/ui/card-columns.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { useId, useState } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { copyText } from '@menuleaf/shared/ui/toast/copy-text.ts';
import { Loading } from '../parts/load-failure.tsx';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import styles from './web-site.css';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import {
  type EmbedSettings,
  embedSites,
  mostEmbedSites,
} from '@menuleaf/shared/contracts/catalogue/restaurants/embed-sites.ts';
import { GuardedForm } from '@menuleaf/shared/ui/form/guarded-form.tsx';
import { useForm } from '@menuleaf/shared/ui/form/form.ts';
import { TextArea } from '@menuleaf/shared/ui/form/text-field.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { formQuery, useChange } from '../api/catalogue-api.ts';
import { restaurantChanges } from '../api/restaurant-changes.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';
import { embedOperations } from '@menuleaf/shared/contracts/catalogue/restaurants/embed-calls.ts';

const { getEmbedSites } = client(embedOperations);
const embedSitesQuery = formQuery('embed-sites', getEmbedSites);

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

const sitesValues = ({ embed_sites }: EmbedSettings) => ({ embed_sites: embed_sites.join('\n') });

type SitesFormProps = { restaurant: Restaurant; settings: EmbedSettings };

/** Sets the sites that may show the menu. */
function SitesForm({ restaurant: { id, name, locked }, settings }: SitesFormProps) {
  const queries = useQueryClient();
  const { mutateAsync } = useChange(restaurantChanges.updateRestaurant);
  const form = useForm({
    initial: sitesValues(settings),
    schema: sitesForm,
    otherwise: 'Failed to save the sites. Please try again.',
    version: settings.updated_at,
    newer: async () => {
      const saved = await getEmbedSites({ params: { id } });
      return { values: sitesValues(saved), version: saved.updated_at };
    },
    save: async (input, version) => {
      const body = { ...input, updated_at: version };
      const { updated_at } = await mutateAsync({ params: { id }, body });
      toast({ title: `The sites of ${name} were saved` });
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

const builders = [
  [
    'WordPress',
    'Custom HTML',
    'Edit the page as an administrator or editor, add a “Custom HTML” block and paste the line. WordPress takes scripts and frames out of what others paste, and WordPress.com does on some plans: use the plain link there.',
  ],
  [
    'Squarespace',
    'Code',
    'Edit the page, add a “Code” block, leave it on HTML and paste the line. The Basic and Personal plans run no scripts: use the plain link there.',
  ],
  [
    'Wix',
    'Embed a Site',
    'Choose Add Elements, Embed Code, “Embed a Site”, then “Enter Website Address”, and paste the address. Make the box as tall as you like. “Embed HTML” would put the menu into a second frame of another site, which may not show it.',
  ],
  [
    'Google Sites',
    'By URL',
    'Name sites.google.com above, or your own domain if your site has one. Choose Insert, Embed, “By URL”, paste the address, and make the box as tall as you like. “Embed code” shows it from an address that is new each time, which you cannot name.',
  ],
] as const;

/** A drawing of a page with a block, labeled with the name to look for. */
const Picture = ({ block }: { block: string }) => (
  <svg viewBox="0 0 240 120" role="img" aria-label={`A page with a block “${block}” in it`}>
    <rect x="1" y="1" width="238" height="118" rx="6" className={styles['sheet']} />
    <path d="M16 20h90M16 32h60" className={styles['text']} />
    <rect x="16" y="44" width="208" height="44" rx="4" className={styles['block']} />
    <text x="120" y="71" textAnchor="middle">{`</> ${block}`}</text>
    <path d="M16 102h120" className={styles['text']} />
  </svg>
);

/** Where to paste it in common site builders. */
const BuilderSteps = () => (
  <>
    <ul className={styles['builders']}>
      {builders.map(([name, block, words]) => (
        <li key={name}>
          <h3>{name}</h3>
          <Picture block={block} />
          <p>{words}</p>
        </li>
      ))}
    </ul>
    <p>
      Then look at the published page: to a browser the editor of a builder is another site, where
      only the link or an empty box shows.
    </p>
  </>
);

/** A line of HTML to copy, by button or by hand. */
function CopiedLine({ label, help, line }: { label: string; help: string; line: string }) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(line));
  return (
    <div className={styles['line']}>
      <label htmlFor={id}>{label}</label>
      <p>{help}</p>
      <textarea
        id={id}
        readOnly
        rows={2}
        value={line}
        spellCheck={false}
        onFocus={({ target }) => target.select()}
      />
      <Button aria-label={`Copy: ${label}`} onClick={() => void copy()}>
        Copy
      </Button>
      <output>{copied ? 'Copied' : null}</output>
    </div>
  );
}

/** The menu on the restaurant's own site: who may show it, and what to paste there. */
export default function WebSitePart({ restaurant }: { restaurant: Restaurant }) {
  const query = useQuery(embedSitesQuery(restaurant.id));
  const { data } = query;
  if (data) {
    return (
      <>
        {restaurant.locked ? <LockedNote /> : null}
        <CardColumns
          left={
            <>
              <SitesForm key={data.updated_at} restaurant={restaurant} settings={data} />
              <Card title="Where to paste it">
                <BuilderSteps />
              </Card>
            </>
          }
          right={<Lines id={restaurant.id} />}
        />
      </>
    );
  }
  return <Loading queries={[query]} kind="Restaurant" title="Failed to load the sites" rows={4} />;
}

function Lines({ id }: { id: string }) {
  const { script, frame, address, link } = embedLines(window.location.origin, id);
  return (
    <Card title="Add it to a page">
      <CopiedLine
        label="The menu in your page"
        help="Grows with the menu, and changes whenever you change a dish."
        line={script}
      />
      <CopiedLine
        label="A frame, for builders without scripts"
        help="Has one height and scrolls by itself."
        line={frame}
      />
      <CopiedLine
        label="The address, for builders that make the frame"
        help="Such as Wix and Google Sites."
        line={address}
      />
      <CopiedLine
        label="A plain link"
        help="Works everywhere, without naming a site."
        line={link}
      />
    </Card>
  );
}

/** HTML for an owner's own site. The script finds its own position, and replaces the link before it. */
function embedLines(origin: string, id: string) {
  const menu = `${origin}/restaurant/${id}/menu`;
  const script = `<script async src="${origin}/restaurant/embed.js" data-restaurant="${id}"></script>`;
  return {
    script: `<div style="min-height:100vh"><a href="${menu}">Our menu</a>${script}</div>`,
    frame: `<iframe src="${origin}/restaurant/${id}/embed" title="Menu" loading="lazy" style="width:100%;height:85vh;border:0"></iframe>`,
    address: `${origin}/restaurant/${id}/embed`,
    link: `<a href="${menu}">Our menu</a>`,
  };
}
