import { useEffect, useRef, type ReactNode } from 'react';

type OutcomeProps = {
  /** `alert` for what went wrong. */
  role?: 'status' | 'alert';
  className: string | undefined;
  children: ReactNode;
};

/** What follows an action: seen and focused as soon as it is there, wherever on the page the action was. */
export function Outcome({ role = 'status', className, children }: OutcomeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} tabIndex={-1} role={role} className={className}>
      {children}
    </div>
  );
}
