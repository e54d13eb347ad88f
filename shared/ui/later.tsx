import { type ComponentType, lazy, useEffect, useState } from 'react';

/** A component that is loaded when it is first drawn, or before by `coming`: then it is drawn at once. */
export function later<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let part: ComponentType<Props> | undefined;
  const coming = async () => {
    const loaded = await load();
    part = loaded.default;
    return loaded;
  };
  const Later = lazy(coming);
  function LaterPart(props: Props) {
    // Fixed while mounted: another component would lose what was typed.
    const [Part] = useState<ComponentType<Props>>(() => part ?? Later);
    return <Part {...props} />;
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
      void Promise.all(parts.map(({ coming }) => coming())).then(() => setThere(true));
    const timer = setTimeout(load, quietAfterMs);
    return () => clearTimeout(timer);
  }, [parts]);
  return areThere;
}
