import { type ComponentType, Fragment, lazy, type ReactNode, useEffect, useState } from 'react';
import { notLoadedTitle } from '../contracts/pages/broken-page.ts';
import { isNotLoaded } from '../browser/federation/not-loaded.ts';
import { Button } from './button.tsx';
import { ErrorPanel } from './error-panel.tsx';

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** A lost packet is no lost connection. */
const againAfterMs = 1000;

/**
 * A component that is loaded when it is first drawn, or before by `coming`: then it is drawn at once. One that could not
 * be loaded says so in its place, in `Frame`, and comes on request or with the connection; all around it stays.
 */
export function later<Props extends object>(
  load: Load<Props>,
  Frame: ComponentType<{ children: ReactNode }> = Fragment,
) {
  let part: ComponentType<Props> | undefined;
  let next: ComponentType<Props>;
  const coming = () =>
    load()
      .catch(() => new Promise((resolve) => setTimeout(resolve, againAfterMs)).then(load))
      .then((loaded) => {
        part = loaded.default;
        return loaded;
      });
  // React keeps a failure for ever: each try has a component of its own.
  const attempt = () => {
    next = lazy(() =>
      coming().catch((error: unknown) => {
        if (!isNotLoaded(error)) throw error;
        return { default: Missing };
      }),
    );
  };
  attempt();
  function LaterPart(props: Props) {
    // Fixed while mounted: another component would lose what was typed.
    const [Part] = useState<ComponentType<Props>>(() => part ?? next);
    return <Part {...props} />;
  }
  function Missing(props: Props) {
    const [isAsked, setAsked] = useState(false);
    // Once this is drawn: until then React asks for what failed.
    useEffect(attempt, []);
    if (isAsked) return <LaterPart {...props} />;
    const { onClose }: { onClose?: () => void } = props;
    return (
      <Frame>
        <ErrorPanel
          title={notLoadedTitle}
          onRetry={() => setAsked(true)}
          action={onClose && <Button onClick={onClose}>Close</Button>}
        />
      </Frame>
    );
  }
  return Object.assign(LaterPart, { coming });
}

/** What a page shows first is there, and its data. */
const quietAfterMs = 1000;

/**
 * Loads parts before they are asked for: a press need not wait for them, nor a page without a connection lack them. Answers
 * whether they are there.
 */
export function useSoon(parts: readonly { coming: () => Promise<unknown> }[]): boolean {
  const [areThere, setThere] = useState(false);
  useEffect(() => {
    const load = () =>
      void Promise.all(parts.map(({ coming }) => coming())).then(
        () => setThere(true),
        // What does not come is asked for again where it is drawn.
        () => undefined,
      );
    const timer = setTimeout(load, quietAfterMs);
    return () => clearTimeout(timer);
  }, [parts]);
  return areThere;
}
