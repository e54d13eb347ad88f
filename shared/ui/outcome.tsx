import { useEffect, useRef, type ReactNode } from 'react';

type OutcomeProps = {
  /** `alert` for errors. */
  role?: 'status' | 'alert';
  className: string | undefined;
  children: ReactNode;
};

/** The outcome of an action: shown and focused as soon as it appears, wherever the action was. */
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
