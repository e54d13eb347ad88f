import type { ComponentProps } from 'react';
import { ApiError } from '@menuleaf/shared/browser/client/api-error.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Loading as LoadingAny } from '@menuleaf/shared/ui/loading.tsx';

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
  back?: string | undefined;
};
type LoadFailureProps = Failure & { errors: readonly (Error | null)[]; onRetry?: () => void };

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

type LoadingProps = ComponentProps<typeof LoadingAny> & Pick<Failure, 'kind' | 'back'>;

/** Where queries have no data: the shape of what loads, or why it cannot. */
export function Loading({ kind, back, ...loading }: LoadingProps) {
  const { queries, title } = loading;
  const errors = queries.map(({ data, error }) => (data ? null : error));
  if (!errors.some(isMissing)) return <LoadingAny shape="form" {...loading} />;
  return <LoadFailure {...{ kind, back, title, errors }} />;
}
