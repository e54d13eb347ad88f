import { useId } from 'react';
import control from '@menuleaf/shared/ui/form/field.css';
import { Field } from '@menuleaf/shared/ui/form/field.tsx';
import { useEditing } from '../editing-context.ts';
import type { DishRow } from '../doc/rows.ts';

type SectionChoiceProps = { row: DishRow; onChoose: (section: string) => void };

/** A dish's section; one that already contains it cannot be chosen. */
export function SectionChoice({ row, onChoose }: SectionChoiceProps) {
  const id = useId();
  const { order, sections } = useEditing(({ doc }) => doc);
  return (
    <Field id={id} label="Section">
      <select
        id={id}
        className={control['control']}
        value={row.section}
        onChange={({ target }) => onChoose(target.value)}
      >
        {order.map((section) => (
          <option
            key={section}
            value={section}
            disabled={section !== row.section && sections[section]?.dishes.includes(row.dish)}
          >
            {sections[section]?.name || 'New section'}
          </option>
        ))}
      </select>
    </Field>
  );
}
