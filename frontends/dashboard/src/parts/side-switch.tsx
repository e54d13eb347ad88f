import styles from './side-switch.css';

type SideSwitchProps<Side extends string> = {
  label: string;
  side: Side;
  /** Each with its words, in their order. */
  sides: readonly (readonly [Side, string])[];
  className?: string | undefined;
  onChange: (side: Side) => void;
};

/** On a phone one side is shown at a time: below the other it would be a long way down. */
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
