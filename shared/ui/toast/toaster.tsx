import { Toast } from '@base-ui/react/toast';
import { CircleAlert, X } from 'lucide-react';
import { useEffect, useRef, useCallback, useState } from 'react';
import styles from './toaster.css';
import type { ToastMessage, ToastEnd } from './toast.ts';

/** Enough time to read it and reach Undo. */
const shownForMs = 7000;
/** Enough time to find out what went wrong, for who reads slowly or has the screen enlarged. */
const failureForMs = 20_000;
/** Enough time to read a confirmation. */
const plainForMs = 4000;

/** How long it is shown, in ms. */
export function timeoutOf({ tone, action, forMs }: ToastMessage): number {
  if (forMs !== undefined) return forMs;
  if (tone === 'danger') return failureForMs;
  return action ? shownForMs : plainForMs;
}

/** Screen readers announce what is added to a live region that they know. VoiceOver takes the longest to know one. */
const regionIsKnownMs = 100;

export default function Toaster({ messages }: { messages: readonly ToastMessage[] }) {
  return (
    <Toast.Provider limit={3}>
      <Messages messages={messages} />
    </Toast.Provider>
  );
}

function Messages({ messages }: { messages: readonly ToastMessage[] }) {
  const { toasts, add, close } = Toast.useToastManager();
  const note = useToastEnds(close);
  const announced = useRef(0);
  const lastPlain = useRef<string>(undefined);
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), regionIsKnownMs);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (!isKnown) return;
    for (const message of messages.slice(announced.current)) {
      const { title, tone, action } = message;
      const isPlain = tone !== 'danger' && !action;
      // A plain confirmation replaces the last one: they must not pile up over the page.
      if (isPlain && lastPlain.current !== undefined) close(lastPlain.current);
      const id = add({
        title,
        type: tone ?? 'plain',
        timeout: timeoutOf(message),
        // High priority would hide its buttons from screen readers until they are focused.
        priority: 'low',
        ...(action && {
          actionProps: {
            children: action.label,
            onClick: () => {
              close(id);
              action.run();
            },
          },
        }),
      });
      note(id, message);
      if (isPlain) lastPlain.current = id;
    }
    announced.current = messages.length;
  }, [messages, add, close, note, isKnown]);
  return (
    <Toast.Portal>
      <Toast.Viewport className={styles['edge']}>
        {toasts.map((shown) => (
          <Toast.Root
            key={shown.id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- not a dialog, whose role it has by default; a fieldset would be wrong
            role="group"
            aria-modal={undefined}
            toast={shown}
            className={styles['toast']}
          >
            <Toast.Content className={styles['content']}>
              {shown.type === 'danger' ? <CircleAlert size={20} aria-hidden="true" /> : null}
              <Toast.Title className={styles['title']} />
              <Toast.Action />
              <Toast.Close aria-label="Dismiss" aria-hidden={undefined}>
                <X size={18} aria-hidden="true" />
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  );
}

function isOver(end: ToastEnd, { about, action, staysOnLeaving }: ToastMessage): boolean {
  if (end === 'account') return action !== undefined;
  if (end === 'page') return action !== undefined && staysOnLeaving !== true;
  return about === end.about;
}

/** Closes outdated toasts. Returns a function that registers each shown one by its id. */
function useToastEnds(close: (id: string) => void) {
  const shown = useRef(new Map<string, ToastMessage>());
  useEffect(() => {
    const listen = ({ detail }: CustomEvent<ToastEnd>) => {
      for (const [id, message] of shown.current) {
        if (!isOver(detail, message)) continue;
        shown.current.delete(id);
        close(id);
      }
    };
    window.addEventListener('menuleaf:toast-end', listen);
    return () => window.removeEventListener('menuleaf:toast-end', listen);
  }, [close]);
  return useCallback((id: string, message: ToastMessage) => {
    shown.current.set(id, message);
  }, []);
}
