import { TriangleAlert } from 'lucide-react';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { Shell } from './shell.tsx';

/** Replaces a page that crashed. A plain link, to reload everything. */
const BrokenPage = () => (
  <main>
    <Page>
      <PageHeading title="Something went wrong" />
      <EmptyState
        icon={TriangleAlert}
        title="This page could not be shown"
        action={<a href="/">Back to Home</a>}
      >
        <p>Nothing of yours is lost. Load the page again, or start from home.</p>
      </EmptyState>
    </Page>
  </main>
);

/** One route for every page; a crash is reported in plain words, without internals. */
export const shellRoutes = [{ path: '*', element: <Shell />, errorElement: <BrokenPage /> }];
