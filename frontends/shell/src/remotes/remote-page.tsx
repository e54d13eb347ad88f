import { Hourglass } from 'lucide-react';
import {
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type LazyExoticComponent,
} from 'react';
import type { PageDefinition } from '@menuleaf/shared/contracts/pages/page.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import { Page } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { OwnersOnly } from '../sign-in/owners-only.tsx';
import { fetchRemote } from './load-remote.ts';
import { RemoteBoundary } from './remote-boundary.tsx';

type LazyRemote = LazyExoticComponent<ComponentType>;

/** Loaded once; a failed one is replaced, because lazy() remembers a failure for good. */
const loaded = new Map<string, LazyRemote>();

/** Starts at once: an owner's remote comes while the session is being checked. */
function remoteOf(remote: string): LazyRemote {
  const known = loaded.get(remote);
  if (known) return known;
  const coming = fetchRemote(remote);
  // It is the boundary that hears of a failure, when the remote is drawn.
  coming.catch(() => undefined);
  const fresh = lazy(() => coming);
  loaded.set(remote, fresh);
  return fresh;
}

type RemotePageProps = {
  remote: string;
  access: PageDefinition['access'];
};

export function RemotePage({ remote, access }: RemotePageProps) {
  const [{ attempt, Remote }, setTry] = useState(() => ({ attempt: 0, Remote: remoteOf(remote) }));
  const retry = () => {
    loaded.delete(remote);
    setTry({ attempt: attempt + 1, Remote: remoteOf(remote) });
  };
  const page = (
    <RemoteBoundary key={attempt} onRetry={retry}>
      <Suspense fallback={<Waiting onRetry={retry} />}>
        <Remote />
      </Suspense>
    </RemoteBoundary>
  );
  return access === 'owner' ? <OwnersOnly>{page}</OwnersOnly> : page;
}

/** Longer than the slowest start that is usual; from then on it says that it still waits. */
const usualMs = 10_000;

function Waiting({ onRetry }: { onRetry: () => void }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), usualMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page>
      {isLate ? (
        <EmptyState
          icon={Hourglass}
          title="Still loading"
          action={<Button onClick={onRetry}>Retry</Button>}
        >
          <p>This part of Menuleaf takes longer than usual. It opens as soon as it is here.</p>
        </EmptyState>
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}
