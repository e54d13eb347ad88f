import { Suspense } from 'react';
import { later } from '@menuleaf/shared/ui/later.tsx';
import { PageRoutes } from '@menuleaf/shared/browser/federation/page-routes.tsx';
import { supportPages } from '@menuleaf/shared/contracts/pages/support.ts';
import { Page } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { ContactPage } from './contact/contact-page.tsx';
import { HelpPage } from './help/help-page.tsx';

/** The reference is larger than all else here, so it is loaded on demand. */
const DevelopersPage = later(() => import('./developers/developers-page.tsx'), Page);

export default function Support() {
  return (
    <Suspense fallback={<Waiting />}>
      <PageRoutes
        pages={supportPages}
        elements={{
          help: <HelpPage />,
          developers: <DevelopersPage />,
          contact: <ContactPage />,
        }}
      />
    </Suspense>
  );
}

const Waiting = () => (
  <Page>
    <Skeleton />
  </Page>
);
