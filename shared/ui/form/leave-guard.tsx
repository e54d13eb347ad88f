import {
  createContext,
  useContext,
  useEffect,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { useBlocker } from '@menuleaf/shared/browser/federation/router.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';

type Unsaved = RefObject<boolean>;

/** The forms of a page; `current` is true if any is unsaved. */
function formsOfPage() {
  const forms = new Set<Unsaved>();
  let isOver = false;
  return {
    get current() {
      return !isOver && [...forms].some((form) => form.current);
    },
    add(form: Unsaved) {
      forms.add(form);
      return () => void forms.delete(form);
    },
    end: () => void (isOver = true),
  };
}

const GuardedPage = createContext<ReturnType<typeof formsOfPage> | undefined>(undefined);

/** Warns before an owner leaves unsaved changes, by a link, Back or closing the tab. */
export function LeaveGuard({ unsaved }: { unsaved: Unsaved }) {
  const page = useContext(GuardedPage);
  useEffect(() => page?.add(unsaved), [page, unsaved]);
  return page ? null : <Question unsaved={unsaved} />;
}

/** For a page with several forms, each with its `LeaveGuard`: asks once for all. */
export function GuardedForms({ children }: { children: ReactNode }) {
  const [page] = useState(formsOfPage);
  return (
    <GuardedPage value={page}>
      {children}
      <Question unsaved={page} />
    </GuardedPage>
  );
}

/** Returns a function that turns off the guard, such as after the account was deleted. */
export const useEndGuard = () => useContext(GuardedPage)?.end;

function Question({ unsaved }: { unsaved: Unsaved }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      unsaved.current &&
      currentLocation.pathname + currentLocation.search !==
        nextLocation.pathname + nextLocation.search,
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      text="Your changes on this page will be lost."
      confirm="Leave"
      cancel="Stay"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
