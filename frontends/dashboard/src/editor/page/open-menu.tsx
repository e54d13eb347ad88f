import { onlineManager, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useParams } from '@menuleaf/shared/browser/federation/router.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { restaurantsQuery, useInvalidateLists } from '../../api/catalogue-api.ts';
import { moneyOf, thoseThatShow } from '../../parts/money.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { loadMenu } from '../editing/load-menu.ts';
import { menuService } from '../menu-service.ts';
import { unsentStore, type UnsentStore } from '../editing/unsent.ts';
import { openEditing, type OpenEditing } from '../editing/open-editing.ts';
import type { Service } from '../editing/autosave.ts';
import type { Editing } from '../editing/state.ts';
import { EditingContext } from '../editing-context.ts';

type EditedProps = {
  opened: { state: Editing; unsent: UnsentStore };
  service: Service;
  children: ReactNode;
};

/** Sends pending edits once online, and persists them when the page may be unloaded. */
function useSaving(editing: OpenEditing) {
  const again = useInvalidateLists();
  useEffect(() => {
    const send = () => editing.send();
    const keep = () => editing.keep();
    /** Who comes back sees what was saved in another tab or by somebody else. */
    const look = () => {
      if (document.visibilityState !== 'hidden' && editing.get().status === 'saved')
        void editing.refresh();
    };
    const ending = new AbortController();
    const { signal } = ending;
    window.addEventListener('online', send, { signal });
    window.addEventListener('pagehide', keep, { signal });
    document.addEventListener('visibilitychange', keep, { signal });
    document.addEventListener('visibilitychange', look, { signal });
    // Edits restored from the device may be saved by now.
    editing.keep();
    if (editing.get().doc !== editing.get().base) send();
    return () => ending.abort();
  }, [editing]);
  useEffect(() => {
    let { saves } = editing.get();
    return editing.subscribe(() => {
      if (editing.get().saves === saves) return;
      saves = editing.get().saves;
      void again();
    });
  });
}

/** Lets its children edit the opened menu. */
function Edited({ opened, service, children }: EditedProps) {
  const queries = useQueryClient();
  const [editing] = useState(() => openEditing({ ...opened, service }));
  useEffect(
    () => () => {
      editing.close();
      // The next visit loads what is saved by then.
      queries.removeQueries({ queryKey: ['catalogue', 'editor'] });
    },
    [editing, queries],
  );
  useSaving(editing);
  return <EditingContext value={editing}>{children}</EditingContext>;
}

/** Menus whose unsaved edits this tab persists, until it is closed. */
const own = new Set<string>();

const nowhere: UnsentStore = { read: () => undefined, keep: () => undefined };

function isHeld(name: string): Promise<boolean> {
  return new Promise((answer) => {
    const hold = (lock: Lock | null) => {
      answer(lock !== null);
      return lock ? new Promise<void>(() => undefined) : undefined;
    };
    void navigator.locks.request(name, { ifAvailable: true }, hold);
  });
}

/** Only one tab per menu persists edits on the device: two would resend each other's. */
async function acquireUnsentStore(ownerId: string, menuId: string): Promise<UnsentStore> {
  const name = `menuleaf-editor:${ownerId}:${menuId}`;
  if (!own.has(name) && 'locks' in navigator && !(await isHeld(name))) return nowhere;
  own.add(name);
  return unsentStore(ownerId, menuId);
}

/** Right after the first restaurant was created, the list in the cache is still empty. */
async function restaurantsKnown(queries: QueryClient) {
  const known = await queries.ensureQueryData(restaurantsQuery);
  if (known.length > 0) return known;
  return queries.fetchQuery({ ...restaurantsQuery, staleTime: 0, networkMode: 'always' });
}

/** Loads the menu in the URL and lets its children edit it. */
export function OpenMenu({ children }: { children: (menuId: string) => ReactNode }) {
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
