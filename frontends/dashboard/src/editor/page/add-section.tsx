import { Plus } from 'lucide-react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import type { RowActions } from '../rows/row-actions.ts';

export const AddSection = ({ actions }: { actions: RowActions }) => (
  <div>
    <Button onClick={() => actions.addSection()}>
      <Plus size={18} aria-hidden="true" />
      Add a section
    </Button>
  </div>
);
