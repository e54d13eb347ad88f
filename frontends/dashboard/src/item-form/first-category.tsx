import { useRef, useState } from 'react';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { bindText } from '@menuleaf/shared/ui/form/bind.ts';
import { categoryChanges } from '../api/category-changes.ts';
import { useOnce } from '../api/use-once.ts';

/** With no category yet, the first item's form names one; it goes on the only menu. */
export function useFirstCategory(isNeeded: boolean) {
  const [name, setName] = useState('');
  const createCategory = useOnce(categoryChanges.createCategory);
  const made = useRef({ name: '', id: '' });
  return {
    isNeeded,
    name,
    setName,
    /** Category ids, stable across form retries; empty if not needed or named. */
    make: async (): Promise<string[]> => {
      const typed = name.trim();
      if (!isNeeded || typed === '') return [];
      if (made.current.name !== typed) {
        const { id } = await createCategory({ body: { name: typed } });
        made.current = { name: typed, id };
      }
      return [made.current.id];
    },
  };
}

type FirstCategoryProps = {
  category: ReturnType<typeof useFirstCategory>;
  onChange: (name: string) => void;
};

export const FirstCategory = ({ category, onChange }: FirstCategoryProps) =>
  category.isNeeded ? (
    <TextField
      label="Category"
      optional
      help="Such as Starters. Guests see items grouped by category on your menu."
      bind={bindText('first-category', category.name, onChange)}
    />
  ) : null;
