import { GripVertical, Lock } from 'lucide-react';
import type { PointerEvent } from 'react';
import styles from './rows.css';

export type Handle = (id: string) => { onPointerDown: (event: PointerEvent) => void };

type MoveHandleProps = { id: string; of: string; isLocked: boolean; handle: Handle };

/** Drag handle of a row. */
export const MoveHandle = ({ id, of, isLocked, handle }: MoveHandleProps) => (
  <button
    type="button"
    className={styles['handle']}
    data-field="handle"
    aria-label={`Move ${of}`}
    title="Drag it, or press an arrow key"
    disabled={isLocked}
    {...(isLocked ? {} : handle(id))}
  >
    {isLocked ? (
      <Lock size={16} aria-hidden="true" />
    ) : (
      <GripVertical size={18} aria-hidden="true" />
    )}
  </button>
);
