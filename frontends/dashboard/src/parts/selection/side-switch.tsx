import styles from './two-columns.css';

export type Side = 'available' | 'chosen';

type SideSwitchProps = {
  side: Side;
  sides: Readonly<Record<Side, string>>;
  onChange: (side: Side) => void;
};

/** On a phone one column is shown at a time: below the other it would be a long way down. */
export const SideSwitch = ({ side, sides, onChange }: SideSwitchProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would be disabled with the columns
  <div role="group" aria-label="Shown column" className={styles['switch']}>
    {(['available', 'chosen'] as const).map((one) => (
      <button key={one} type="button" aria-pressed={one === side} onClick={() => onChange(one)}>
        {sides[one]}
      </button>
    ))}
  </div>
);
