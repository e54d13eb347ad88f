import { type ComponentType, lazy, useState } from 'react';

/** A page whose code comes by itself: drawn at once where it has come before, as after `coming`. */
export function apart(load: () => Promise<{ default: ComponentType }>) {
  let page: ComponentType | undefined;
  const coming = async () => {
    const loaded = await load();
    page = loaded.default;
    return loaded;
  };
  const Later = lazy(coming);
  function Apart() {
    // Once for as long as it stands: another component would forget what was typed.
    const [Page] = useState<ComponentType>(() => page ?? Later);
    return <Page />;
  }
  return Object.assign(Apart, { coming });
}
