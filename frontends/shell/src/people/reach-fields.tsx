import { Option } from '@menuleaf/shared/ui/form/option.tsx';
import styles from './people.css';

type ReachFieldsProps = {
  restaurants: readonly { id: string; name: string }[];
  /** Null means all. */
  chosen: readonly string[] | null;
  onChange: (chosen: string[] | null) => void;
};

/** All restaurants, or some of them. Hidden if there is only one. */
export function ReachFields({ restaurants, chosen, onChange }: ReachFieldsProps) {
  if (restaurants.length < 2) return null;
  const toggle = (id: string, on: boolean) =>
    onChange(on ? [...(chosen ?? []), id] : (chosen ?? []).filter((one) => one !== id));
  return (
    <fieldset className={styles['roles']}>
      <legend>Restaurants</legend>
      <Option
        type="checkbox"
        checked={chosen === null}
        onChange={({ target }) => onChange(target.checked ? null : restaurants.map(({ id }) => id))}
      >
        All restaurants
      </Option>
      {chosen === null
        ? null
        : restaurants.map(({ id, name }) => (
            <Option
              key={id}
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ target }) => toggle(id, target.checked)}
            >
              {name}
            </Option>
          ))}
      {chosen?.length === 0 ? (
        <p className={styles['error']}>Choose at least one restaurant.</p>
      ) : null}
      {chosen === null ? null : (
        <p className={styles['quiet']}>
          They don’t see or change other restaurants. Menus and dishes belong to the whole account:
          a dish that two restaurants serve is sold out in both.
        </p>
      )}
    </fieldset>
  );
}
