import { useRef, useState, useId } from 'react';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import { LeaveGuard } from '@menuleaf/shared/ui/form/leave-guard.tsx';
import { SaveDialog } from '../parts/dialogs/save-dialog.tsx';
import { AlsoFor } from './also-for.tsx';
import styles from './special-hours.css';
import { useSpecialDays, withDays, withoutDay } from './use-special-days.ts';
import { Checkbox } from '@menuleaf/shared/ui/form/checkbox.tsx';
import { SelectField } from '@menuleaf/shared/ui/form/select-field.tsx';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import { bindFlag, bindText } from '@menuleaf/shared/ui/form/bind.ts';
import { AddHours, SpanRows } from '../restaurants/hours/span-fields.tsx';
import type { PickedSpan } from '../restaurants/hours/picked-day.ts';

type DayKind = 'closed' | 'open' | 'always';

/** A special day as typed. */
type DayValues = {
  from: string;
  to: string;
  everyYear: boolean;
  kind: DayKind;
  spans: readonly PickedSpan[];
  label: string;
};

const defaultSpans: PickedSpan[] = [{ from: '11:00', until: '15:00' }];

const newDay: DayValues = {
  from: '',
  to: '',
  everyYear: false,
  kind: 'closed',
  spans: defaultSpans,
  label: '',
};

function valuesOf({ from, to, every_year, spans, label }: SpecialDay): DayValues {
  const [first] = spans;
  const isAlways = spans.length === 1 && first?.opens === '00:00' && first.closes === '00:00';
  return {
    from,
    to: to === from ? '' : to,
    everyYear: every_year,
    kind: spans.length === 0 ? 'closed' : isAlways ? 'always' : 'open',
    spans:
      spans.length > 0
        ? spans.map(({ opens, closes }) => ({ from: opens, until: closes }))
        : defaultSpans,
    label,
  };
}

const spansOf = ({ kind, spans }: DayValues): SpecialDay['spans'] => {
  if (kind === 'closed') return [];
  if (kind === 'always') return [{ opens: '00:00', closes: '00:00' }];
  return spans.map(({ from, until }) => ({ opens: from, closes: until }));
};

/** The last day defaults to the first. */
const dayOf = (values: DayValues): SpecialDay => ({
  from: values.from,
  to: values.to || values.from,
  every_year: values.everyYear,
  spans: spansOf(values),
  label: values.label.trim(),
});

/** What is missing before it can be saved; undefined if nothing. */
function missingIn(values: DayValues, isRange: boolean): string | undefined {
  if (values.from === '') return isRange ? 'Enter the first day.' : 'Enter a date.';
  if (isRange && values.to === '') return 'Enter the last day.';
  if (values.to !== '' && values.to < values.from) {
    return 'The last day must not be before the first.';
  }
  if (values.kind !== 'open') return undefined;
  if (values.spans.some(({ from, until }) => from === '' || until === '')) {
    return 'Enter when you open and close.';
  }
  const isSame = values.spans.some(({ from, until }) => from === until);
  return isSame ? 'You cannot open and close at the same time.' : undefined;
}

const kinds = [
  { value: 'closed', label: 'Closed' },
  { value: 'open', label: 'Open at these hours' },
  { value: 'always', label: 'Open 24 hours' },
] as const satisfies readonly { value: DayKind; label: string }[];

type FieldsProps = {
  values: DayValues;
  isVacation: boolean;
  onChange: (values: DayValues) => void;
};

function SpecialDayFields({ values, isVacation, onChange }: FieldsProps) {
  const id = useId();
  const bind = (name: 'from' | 'to' | 'label' | 'kind') =>
    bindText(
      name,
      values[name],
      (next: string) => onChange({ ...values, [name]: next }),
      `${id}-${name}`,
    );
  const everyYear = bindFlag(
    'every_year',
    values.everyYear,
    (next: boolean) => onChange({ ...values, everyYear: next }),
    `${id}-year`,
  );
  return (
    <>
      <div className={styles['dates']}>
        <TextField
          label={isVacation ? 'First day' : 'Date'}
          type="date"
          required
          bind={bind('from')}
        />
        <TextField
          label="Last day"
          type="date"
          required={isVacation}
          optional={!isVacation}
          min={values.from}
          bind={bind('to')}
        />
      </div>
      {isVacation ? null : (
        <>
          <SelectField label="Hours" options={kinds} bind={bind('kind')} />
          {values.kind === 'open' ? <Spans values={values} onChange={onChange} /> : null}
          <Checkbox
            label="Every year"
            help="On the same date each year, such as December 25"
            bind={everyYear}
          />
        </>
      )}
      <TextField
        label="Label"
        optional
        placeholder={isVacation ? 'Summer vacation' : 'Thanksgiving'}
        help="Guests see it beside the hours."
        bind={bind('label')}
      />
    </>
  );
}

function Spans({ values, onChange }: Omit<FieldsProps, 'isVacation'>) {
  const { spans } = values;
  const set = (next: DayValues['spans']) => onChange({ ...values, spans: next });
  return (
    <div className={styles['spans']}>
      <SpanRows spans={spans} onChange={set} />
      {spans.length < 4 ? <AddHours spans={spans} onChange={set} /> : null}
    </div>
  );
}

type SpecialDayDialogProps = {
  restaurant: Restaurant;
  /** Day to edit; if absent, one is added. */
  day?: SpecialDay | undefined;
  isVacation: boolean;
  onClose: () => void;
};

export default function SpecialDayDialog(props: SpecialDayDialogProps) {
  const { restaurant, day, isVacation, onClose } = props;
  const [values, setValues] = useState(day ? valuesOf(day) : newDay);
  const [others, setOthers] = useState<readonly Restaurant[]>([]);
  const unsaved = useRef(false);
  const [missing, setMissing] = useState<string>();
  const { change, isPending, failure } = useSpecialDays();
  const write = (next: typeof values) => {
    unsaved.current = true;
    setValues(next);
  };
  const save = async () => {
    const wrong = missingIn(values, isVacation);
    setMissing(wrong);
    if (wrong !== undefined) return;
    const edit = (days: readonly SpecialDay[]) =>
      withDays(day ? withoutDay(days, day) : days, [dayOf(values)]);
    if (await change(edit, [restaurant, ...others], 'Special hours were saved')) onClose();
  };
  const adding = isVacation ? 'Closed for vacation' : 'Add a day';
  return (
    <SaveDialog
      title={day ? 'Change a day' : adding}
      isSaving={isPending}
      disabled={false}
      failure={missing ?? failure}
      onSave={() => void save()}
      onClose={onClose}
    >
      <LeaveGuard unsaved={unsaved} />
      <div className={styles['form']}>
        <SpecialDayFields values={values} isVacation={isVacation} onChange={write} />
        <AlsoFor restaurant={restaurant} others={others} onChange={setOthers} />
      </div>
    </SaveDialog>
  );
}
