import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronsUpDown } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Field } from '@menuleaf/shared/ui/form/field.tsx';
import field from '@menuleaf/shared/ui/form/field.css';
import type { TextBinding } from '@menuleaf/shared/ui/form/form-bindings.ts';
import { ownTimeZone } from '../parts/own-time-zone.ts';
import styles from './time-zone.css';

/** `America/New York`, searchable by any part. */
const zoneName = (zone: string) => zone.replaceAll('_', ' ');

/** `5:42 PM` there, so the owner can verify the zone. */
const clockIn = (timeZone: string) =>
  new Date().toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });

/** Searchable list of time zones; this device's is one click away. */
export function TimeZoneField({ bind }: { bind: TextBinding }) {
  const { id, value, error, onChange } = bind;
  const own = ownTimeZone();
  // The current and the device's zones first: the list is too long to scan.
  const zones = useMemo(() => {
    const all = Intl.supportedValuesOf('timeZone');
    return [...new Set([value, own, ...all])].filter(Boolean);
  }, [value, own]);
  const help = value
    ? `It is ${clockIn(value)} there. “Open now” uses this time.`
    : '“Open now” goes by it.';
  return (
    <div className={styles['zone']}>
      <Field id={id} label="Time Zone" error={error} help={help}>
        <Combobox.Root
          items={zones}
          value={value}
          limit={60}
          itemToStringLabel={zoneName}
          onValueChange={(zone: string | null) => (zone ? onChange(zone) : undefined)}
        >
          <Combobox.Trigger
            id={id}
            className={[field['control'], styles['trigger']].join(' ')}
            aria-describedby={error ? `${id}-error ${id}-help` : `${id}-help`}
          >
            <Combobox.Value />
            <ChevronsUpDown size={18} aria-hidden="true" />
          </Combobox.Trigger>
          <Combobox.Portal>
            <Combobox.Positioner className={styles['place']} sideOffset={4}>
              {/* The search is in the popup, so the rest of the page stays reachable while it is open. */}
              <Combobox.Popup className={styles['popup']} aria-label="Time zones">
                <Combobox.Input
                  className={styles['search']}
                  placeholder="Search, such as New York"
                  aria-label="Search time zones"
                />
                <Combobox.Empty className={styles['empty']}>
                  No such time zone. Try a large city near you.
                </Combobox.Empty>
                <Combobox.List className={styles['list']}>
                  {(zone: string) => (
                    <Combobox.Item key={zone} value={zone} className={styles['item']}>
                      {zoneName(zone)}
                      <Combobox.ItemIndicator>
                        <Check size={16} aria-hidden="true" />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      </Field>
      {value === own ? null : (
        <Button onClick={() => onChange(own)}>Use {zoneName(own)}, as on this device</Button>
      )}
    </div>
  );
}
