import { lazy, Suspense, useEffect, useState } from 'react';
import type { ToastMessage } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx'));

/** Waits for the first message before it loads what draws them. */
export function ToastOutlet() {
  const [messages, setMessages] = useState<readonly ToastMessage[]>([]);
  useEffect(() => {
    const add = ({ detail }: CustomEvent<ToastMessage>) => setMessages((all) => [...all, detail]);
    window.addEventListener('menuleaf:toast', add);
    return () => window.removeEventListener('menuleaf:toast', add);
  }, []);
  if (messages.length === 0) return null;
  return (
    <Suspense>
      <Toaster messages={messages} />
    </Suspense>
  );
}
