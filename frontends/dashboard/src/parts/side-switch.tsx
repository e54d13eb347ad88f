import styles from './side-switch.css';

type SideSwitchProps<Side extends string> = {
  label: string;
  side: Side;
  /** Sides with their labels, in order. */
  sides: readonly (readonly [Side, string])[];
  className?: string | undefined;
  onChange: (side: Side) => void;
};

/** Shows one side at a time on phones: stacked, the other would be far down. */
export const SideSwitch = <Side extends string>({
  label,
  side,
  sides,
  className,
  onChange,
}: SideSwitchProps<Side>) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would be disabled with what it shows
  <div role="group" aria-label={label} className={[styles['switch'], className].join(' ')}>
    {sides.map(([one, words]) => (
      <button key={one} type="button" aria-pressed={one === side} onClick={() => onChange(one)}>
        {words}
      </button>
    ))}
  </div>
);
