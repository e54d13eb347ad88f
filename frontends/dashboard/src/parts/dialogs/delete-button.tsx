import { Trash2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { later } from '@menuleaf/shared/ui/later.tsx';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import type { Deletable } from './delete-dialog.tsx';
import { focusAfter } from '../focus-after.ts';

const DeleteDialog = later(() => import('./delete-dialog.tsx'));

/** Asks for confirmation. */
export function DeleteButton({ label = 'Delete', ...thing }: Deletable & { label?: string }) {
  const [asking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        tone="plain-danger"
        aria-label={`${label} ${thing.name}`}
        onClick={() => setAsking(true)}
      >
        <Trash2 size={18} aria-hidden="true" />
        {label}
      </Button>
      {asking ? (
        <Suspense>
          <DeleteDialog
            {...thing}
            whereFocusGoes={() => focusAfter(button)}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
