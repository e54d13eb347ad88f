import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '@menuleaf/shared/browser/client/api-error.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';

/** Kinds of things, and the tab of the dashboard with others of each. */
const tabs = {
  Restaurant: 'restaurants',
  Menu: 'menus',
  Category: 'categories',
  'Menu Item': 'menu-items',
} as const;

type Failure = {
  kind: keyof typeof tabs;
  title: string;
  text?: string | undefined;
  /** Link to others, if not of its kind. */
  back?: string;
};
type LoadFailureProps = Failure & { errors: readonly (Error | null)[]; onRetry: () => void };

const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404;

/** A page that cannot load: says so if the thing is gone, else offers a retry. */
export function LoadFailure({ kind, errors, title, text, back, onRetry }: LoadFailureProps) {
  if (!errors.some(isMissing)) return <ErrorPanel title={title} text={text} onRetry={onRetry} />;
  return (
    <ErrorPanel
      title={`${kind} Not Found`}
      text="It was deleted or never existed."
      action={
        <ButtonLink tone="primary" to={back ?? `/dashboard?tab=${tabs[kind]}`}>
          Back to Dashboard
        </ButtonLink>
      }
    />
  );
}

type LoadingProps = Failure & { query: UseQueryResult; shape?: 'form' | 'rows'; rows: number };

/** Where a query has no data: the shape of what loads, or why it cannot. */
export function Loading({ query, shape = 'form', rows, ...failure }: LoadingProps) {
  const { data, error, isError, refetch } = query;
  if (data) return null;
  if (!isError) return <Skeleton shape={shape} rows={rows} />;
  return <LoadFailure {...failure} errors={[error]} onRetry={() => void refetch()} />;
}
