import { Suspense, useState } from 'react';
import { later } from '@menuleaf/shared/ui/later.tsx';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { useEditing, useOpenEditing } from '../editing-context.ts';
import styles from './editor.css';

const ConflictDialog = later(() => import('@menuleaf/shared/ui/form/conflict-dialog.tsx'));

/** Shows others' conflicting changes next to the owner's; nothing is sent before the owner chooses. */
export function Conflicts() {
  const editing = useOpenEditing();
  const conflict = useEditing(({ conflicts }) => conflicts[0]);
  const [later, setLater] = useState<typeof conflict>();
  if (!conflict) return null;
  if (later === conflict) {
    return (
      <p className={styles['conflict']} role="alert">
        Someone else saved “{conflict.before['name']}” in the meantime.
        <Button onClick={() => setLater(undefined)}>Compare</Button>
      </p>
    );
  }
  return (
    <Suspense>
      <ConflictDialog
        key={conflict.id}
        conflict={conflict}
        of={`“${conflict.before['name']}”`}
        onResolve={(fields) => (fields ? editing.resolve(fields) : setLater(conflict))}
      />
    </Suspense>
  );
}
