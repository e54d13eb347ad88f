import styles from './developers.css';

export type Field = { name: string; type: string; required: boolean };

type FieldsProps = {
  title: string;
  fields: readonly Field[];
  /** Whether to mark optional fields. */
  optional?: boolean;
};

export function Fields({ title, fields, optional = false }: FieldsProps) {
  if (fields.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul className={styles['fields']}>
        {fields.map(({ name, type, required }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a field is its place: each kind of an edit names its own
          <li key={at}>
            {name === '' ? null : <code>{name}</code>} <span>{type}</span>
            {optional && !required ? <em> optional</em> : null}
          </li>
        ))}
      </ul>
    </>
  );
}
