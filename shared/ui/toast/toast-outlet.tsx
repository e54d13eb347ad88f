import { Suspense, useEffect, useState } from 'react';
import { later } from '../later.tsx';
import type { ToastMessage } from './toast.ts';

const Toaster = later(() => import('./toaster.tsx'));

/** Loads the toaster with the first message. */
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
