import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import { bindFlag } from '@menuleaf/shared/ui/form/bind.ts';
import styles from '../styles/item-form.css';

type ChoicesProps = {
  legend: string;
  options: readonly { id: string; name: string }[];
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
  help?: string | undefined;
};

/** Checkboxes for existing things; renders nothing without any. */
export function Choices({ legend, options, chosen, onChange, help }: ChoicesProps) {
  if (options.length === 0) return null;
  const without = (id: string) => chosen.filter((one) => one !== id);
  return (
    <fieldset className={styles['choices']}>
      <legend>{legend}</legend>
      {help === undefined ? null : <p>{help}</p>}
      {options.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          bind={bindFlag(
            id,
            chosen.includes(id),
            (checked) => onChange(checked ? [...chosen, id] : without(id)),
            `choice-${id}`,
          )}
        />
      ))}
    </fieldset>
  );
}
