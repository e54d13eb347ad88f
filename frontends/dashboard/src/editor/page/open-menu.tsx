import { onlineManager, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from '@menuleaf/shared/browser/federation/router.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { restaurantsQuery } from '../../api/catalogue-api.ts';
import { moneyOf, thoseThatShow } from '../../parts/money.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { loadMenu } from '../editing/load-menu.ts';
import { acquireUnsentStore } from '../editing/one-tab.ts';
import { menuService } from '../menu-service.ts';
import { Edited } from './edited.tsx';

/** Right after the first restaurant was created, the list in the cache is still empty. */
async function restaurantsKnown(queries: QueryClient) {
  const known = await queries.ensureQueryData(restaurantsQuery);
  if (known.length > 0) return known;
  return queries.fetchQuery({ ...restaurantsQuery, staleTime: 0, networkMode: 'always' });
}

type OpenMenuProps = { children: (menuId: string) => ReactNode };

/** Loads the menu in the URL and lets its children edit it. */
export function OpenMenu({ children }: OpenMenuProps) {
  const { id = '' } = useParams();
  const { user } = useSession();
  const ownerId = user?.id ?? '';
  const service = menuService(id);
  const queries = useQueryClient();
  /** A menu can be edited before its currency is known: prices default to dollars. */
  const decimalsKnown = () =>
    restaurantsKnown(queries).then(
      (restaurants) => moneyOf(thoseThatShow(id, restaurants)).decimals,
      () => moneyOf([]).decimals,
    );
  const { data, error, refetch, isPaused } = useQuery({
    queryKey: ['catalogue', 'editor', ownerId, id],
    enabled: ownerId !== '',
    // No refetch over typed text: saving itself picks up others' changes.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    queryFn: async () => {
      const [unsent, decimals] = await Promise.all([
        acquireUnsentStore(ownerId, id),
        decimalsKnown(),
      ]);
      return { state: await loadMenu(service, unsent, decimals), unsent };
    },
  });
  if (data) {
    return (
      <Edited key={id} opened={data} service={service}>
        {children(id)}
      </Edited>
    );
  }
  const retry = () => void refetch();
  return (
    <Page>
      {error ? (
        <LoadFailure
          kind="Menu"
          errors={[error]}
          title="Failed to load the menu"
          text="What you typed before is kept on this device."
          onRetry={retry}
        />
      ) : null}
      {isPaused && !onlineManager.isOnline() ? (
        <ErrorPanel
          title="No connection"
          text="The menu loads as soon as you are back. What you typed before is kept on this device."
          onRetry={retry}
        />
      ) : null}
      {error || isPaused ? null : <Skeleton rows={8} label="Loading the menu" />}
    </Page>
  );
}
