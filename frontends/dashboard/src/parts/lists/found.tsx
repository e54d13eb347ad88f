import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';
import type { Arranged } from './search-and-sort.ts';

type FoundProps<T, Order extends string> = { list: Arranged<T, Order>; children: ReactNode };

/** Search results, or an empty state. */
export function Found<T, Order extends string>({ list, children }: FoundProps<T, Order>) {
  const { found, search, words, setWords } = list;
  if (found.length > 0) return children;
  const clear = <Button onClick={() => setWords('')}>Clear search</Button>;
  return (
    <EmptyState icon={SearchX} title={search.none} action={clear}>
      <p>Nothing matches “{words}”.</p>
      <p>Tip: {search.tip}</p>
    </EmptyState>
  );
}
