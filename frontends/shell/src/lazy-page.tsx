import { type ComponentType, lazy, useState } from 'react';

/** A lazy page that renders at once if loaded before, as after `coming`. */
export function lazyPage(load: () => Promise<{ default: ComponentType }>) {
  let page: ComponentType | undefined;
  const coming = async () => {
    const loaded = await load();
    page = loaded.default;
    return loaded;
  };
  const Later = lazy(coming);
  function LazyPage() {
    // Fixed while mounted: another component would lose what was typed.
    const [Page] = useState<ComponentType>(() => page ?? Later);
    return <Page />;
  }
  return Object.assign(LazyPage, { coming });
}
