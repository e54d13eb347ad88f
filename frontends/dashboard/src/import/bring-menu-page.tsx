import { useParams } from '@menuleaf/shared/browser/federation/router.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { useCatalogue } from '../api/catalogue.ts';
import { LockedNote } from '../parts/limits/locked-note.tsx';
import { BringMenu } from './bring-menu.tsx';

const back = { to: '/dashboard?tab=menu-items', label: 'Back to Dashboard' };

export default function BringMenuPage() {
  const { id = '' } = useParams();
  const { catalogue, failed, retry } = useCatalogue();
  const menu = catalogue?.menus.find((one) => one.id === id);
  if (catalogue && menu && !menu.locked) {
    return <BringMenu key={id} menu={menu} catalogue={catalogue} />;
  }
  return (
    <Page column>
      <PageHeading title="Bring your menu" back={back} />
      {menu?.locked ? <LockedNote /> : null}
      {failed ? (
        <ErrorPanel title="Error Loading Menu" text="Failed to load menu" onRetry={retry} />
      ) : null}
      {catalogue && !menu ? (
        <ErrorPanel
          title="Menu Not Found"
          text="It was deleted or never existed."
          action={
            <ButtonLink tone="primary" to={back.to}>
              Back to Dashboard
            </ButtonLink>
          }
        />
      ) : null}
      {catalogue || failed ? null : <Skeleton shape="form" />}
    </Page>
  );
}
