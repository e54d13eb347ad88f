import { useQuery } from '@tanstack/react-query';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { CardColumns } from '@menuleaf/shared/ui/card-columns.tsx';
import { Card } from '@menuleaf/shared/ui/page.tsx';
import { useId, useState } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { copyText } from '@menuleaf/shared/ui/toast/copy-text.ts';
import { Loading } from '../parts/load-failure.tsx';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import { BuilderSteps } from './builder-steps.tsx';
import { embedSitesQuery } from './embed-api.ts';
import { SitesForm } from './sites-form.tsx';
import styles from './web-site.css';

type CopiedLineProps = { label: string; help: string; line: string };

/** A line of HTML to copy, by button or by hand. */
function CopiedLine({ label, help, line }: CopiedLineProps) {
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
