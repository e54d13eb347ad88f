import { Compass } from 'lucide-react';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';

const NotFoundPage = () => (
  <Page>
    <PageHeading title="Page not found" />
    <EmptyState
      icon={Compass}
      title="There’s nothing at this address"
      action={
        <ButtonLink tone="primary" to="/">
          Back to Home
        </ButtonLink>
      }
    >
      <p>It may have moved, or the link may have a typo.</p>
    </EmptyState>
  </Page>
);

export default NotFoundPage;
