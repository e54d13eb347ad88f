import { useEffect } from 'react';
import type { OpenEditing } from '../editing/open-editing.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isText = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Ctrl/Cmd+Z undoes, with Shift redoes. A field with changes of its own handles the keys itself. */
export function useUndoKeys(editing: Pick<OpenEditing, 'undo' | 'redo'>): void {
  useEffect(() => {
    let entered = '';
    const enter = ({ target }: FocusEvent) => {
      entered = isText(target) ? target.value : '';
    };
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
      const { target } = event;
      if (isText(target) && target.value !== entered) return;
      if (document.querySelector('[role="dialog"]')) return;
      event.preventDefault();
      if (event.shiftKey) editing.redo();
      else editing.undo();
      if (isText(target)) entered = target.value;
    };
    document.addEventListener('focusin', enter);
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('keydown', press);
    };
  }, [editing]);
}
