import { useQueryClient } from '@tanstack/react-query';
import {
  type ComponentType,
  Suspense,
  useEffect,
  useState,
  Component,
  type ReactNode,
} from 'react';
import { notLoadedTitle } from '@menuleaf/shared/contracts/pages/broken-page.ts';
import type { PageDefinition } from '@menuleaf/shared/contracts/pages/page.ts';
import { Page } from '@menuleaf/shared/ui/page.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { CrashPanel } from '../crashes/crash-panel.tsx';
import { isNotLoaded } from '@menuleaf/shared/browser/federation/not-loaded.ts';
import { OwnersOnly } from '../sign-in/owners-only.tsx';
import { retryRemote, type LoadingRemote, startLoadingRemote } from './loading-remote.ts';

/** A remote that crashes takes down only its own area, until another page, or tab of it, is gone to. */
class RemoteBoundary extends Component<{ children: ReactNode }, { at?: string }> {
  override state: { at?: string } = {};

  static getDerivedStateFromError = () => ({ at: location.href });

  override render = () => (this.state.at === location.href ? <CrashPanel /> : this.props.children);
}

type RemotePageProps = { remote: string; access: PageDefinition['access'] };

export function RemotePage({ remote, access }: RemotePageProps) {
  const queries = useQueryClient();
  const [{ attempt, coming }, setTry] = useState(() => ({
    attempt: 0,
    coming: startLoadingRemote(remote, queries),
  }));
  const retry = () => setTry({ attempt: attempt + 1, coming: retryRemote(remote, queries) });
  const page = (
    <RemoteBoundary key={attempt}>
      <Suspense fallback={<Waiting onRetry={retry} />}>
        <Arrived coming={coming} onRetry={retry} />
      </Suspense>
    </RemoteBoundary>
  );
  return access === 'owner' ? <OwnersOnly>{page}</OwnersOnly> : page;
}

/**
 * The remote's page once it is loaded. State instead of lazy(): React renders a suspended page at least 300 ms after
 * its fallback.
 */
function Arrived({ coming, onRetry }: { coming: LoadingRemote; onRetry: () => void }) {
  const [{ RemotesPage, failure }, settle] = useState<{
    RemotesPage?: ComponentType | undefined;
    failure?: unknown;
  }>({ RemotesPage: coming.arrived });
  useEffect(() => {
    // Subscribed in any case: it may have loaded between render and this effect.
    coming.page.then(
      (arrived) => settle((now) => (now.RemotesPage ? now : { RemotesPage: arrived })),
      (reason: unknown) => settle({ failure: reason }),
    );
  }, [coming]);
  const isMissing = isNotLoaded(failure);
  if (failure !== undefined && !isMissing) throw failure;
  return RemotesPage ? <RemotesPage /> : <Waiting isMissing={isMissing} onRetry={onRetry} />;
}

/** Longer than the slowest usual start; after that it says that it is still waiting. */
const slowAfterMs = 10_000;

function Waiting({ isMissing, onRetry }: { isMissing?: boolean; onRetry: () => void }) {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const title = isMissing ? notLoadedTitle : isLate && 'Still loading';
  return <Page>{title ? <ErrorPanel title={title} onRetry={onRetry} /> : <Skeleton />}</Page>;
}
