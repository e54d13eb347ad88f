import { Copy } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Menu } from '@menuleaf/shared/contracts/catalogue/menus/menu.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { later } from '@menuleaf/shared/ui/later.tsx';

const DuplicateMenuDialog = later(() => import('./duplicate-menu-dialog.tsx'));

/** Asks what becomes of its dishes. */
export function DuplicateMenu({ menu }: { menu: Menu }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button tone="plain" aria-label={`Duplicate ${menu.name}`} onClick={() => setAsking(true)}>
        <Copy size={18} aria-hidden="true" />
        Duplicate
      </Button>
      <Suspense>
        {asking ? <DuplicateMenuDialog menu={menu} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  );
}
