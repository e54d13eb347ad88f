import type { ComponentProps, ReactNode } from 'react';
import { ErrorPanel } from './error-panel.tsx';
import { Skeleton } from './skeleton.tsx';

type Query = { data: unknown; error: Error | null; refetch: () => unknown };

type LoadingProps = ComponentProps<typeof Skeleton> & {
  queries: readonly Query[];
  title: string;
  text?: ReactNode;
};

/** Where a query has no data: the shape of what loads, or that it cannot be loaded. */
export function Loading({ queries, title, text, ...shape }: LoadingProps) {
  const missing = queries.filter(({ data }) => !data);
  if (missing.length === 0) return null;
  if (missing.every(({ error }) => !error)) return <Skeleton {...shape} />;
  const retry = () => missing.forEach(({ refetch }) => void refetch());
  return <ErrorPanel title={title} text={text} onRetry={retry} />;
}
