import { ApiError } from '@menuleaf/shared/browser/client/api-error.ts';
import { ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';

type LoadFailureProps = {
  /** Kind of thing, such as `Category`. */
  kind: string;
  errors: readonly (Error | null)[];
  title: string;
  text?: string | undefined;
  /** Link to others of its kind. */
  back: string;
  onRetry: () => void;
};

const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404;

/** A page that cannot load: says so if the thing is gone, else offers a retry. */
export function LoadFailure({ kind, errors, title, text, back, onRetry }: LoadFailureProps) {
  if (!errors.some(isMissing)) return <ErrorPanel title={title} text={text} onRetry={onRetry} />;
  return (
    <ErrorPanel
      title={`${kind} Not Found`}
      text="It was deleted or never existed."
      action={
        <ButtonLink tone="primary" to={back}>
          Back to Dashboard
        </ButtonLink>
      }
    />
  );
}
