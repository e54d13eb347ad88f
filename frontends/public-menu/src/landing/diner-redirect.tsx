import { useEffect } from 'react';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Page } from '@menuleaf/shared/ui/page.tsx';

const triedKey = 'menuleaf-diner-page';

/** Diners read a static page, so a link inside the shell reloads it from the server, once. */
export function DinerRedirect() {
  const path = window.location.pathname;
  const tried = window.history.state?.[triedKey] === path;
  useEffect(() => {
    if (tried) return;
    window.history.replaceState({ [triedKey]: path }, '');
    window.location.reload();
  }, [tried, path]);
  if (!tried) return <output>Loading restaurant information...</output>;
  return (
    <Page>
      <ErrorPanel title="This page could not be loaded" onRetry={() => window.location.reload()} />
    </Page>
  );
}
