import { SearchX } from 'lucide-react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { EmptyState } from '@menuleaf/shared/ui/empty-state.tsx';

type NoMatchProps = { title: string; words: string; tip: string; onClear: () => void };

export const NoMatch = ({ title, words, tip, onClear }: NoMatchProps) => (
  <EmptyState icon={SearchX} title={title} action={<Button onClick={onClear}>Clear search</Button>}>
    <p>Nothing matches “{words}”.</p>
    <p>Tip: {tip}</p>
  </EmptyState>
);
