import { useQuery } from '@tanstack/react-query';
import { Link } from '@menuleaf/shared/browser/federation/router.ts';
import { GuardedForms } from '@menuleaf/shared/ui/form/leave-guard.tsx';
import { CardColumns } from '@menuleaf/shared/ui/card-columns.tsx';
import { Page, PageHeading } from '@menuleaf/shared/ui/page.tsx';
import { ApiKeys } from './api-keys.tsx';
import { apiKeysQuery, webhooksQuery } from './developers-api.ts';
import { Webhooks } from './webhooks.tsx';

/** An owner's API keys and webhooks. */
export default function DevelopersPage() {
  const [keys, webhooks] = [useQuery(apiKeysQuery), useQuery(webhooksQuery)];
  // On a phone one stands below the other, and would be moved by what comes later.
  const isComing = keys.isPending || webhooks.isPending;
  return (
    <Page>
      <GuardedForms>
        <PageHeading
          title="Developers"
          back={{ label: 'Dashboard', to: '/dashboard' }}
          lead={
            <>
              Connect your POS system, your website or your own software.{' '}
              <Link to="/developers">How to start</Link>
            </>
          }
        />
        <CardColumns left={<ApiKeys />} right={isComing ? null : <Webhooks />} />
      </GuardedForms>
    </Page>
  );
}
