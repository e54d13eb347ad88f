import type { SpecialDay } from '@menuleaf/shared/contracts/catalogue/restaurants/special-hours.ts';
import type { PickedSpan } from '../restaurants/hours/picked-day.ts';

export type DayKind = 'closed' | 'open' | 'always';

/** A special day as typed. */
export type DayValues = {
  from: string;
  to: string;
  everyYear: boolean;
  kind: DayKind;
  spans: readonly PickedSpan[];
  label: string;
};

const defaultSpans: PickedSpan[] = [{ from: '11:00', until: '15:00' }];

export const newDay: DayValues = {
  from: '',
  to: '',
  everyYear: false,
  kind: 'closed',
  spans: defaultSpans,
  label: '',
};

export function valuesOf({ from, to, every_year, spans, label }: SpecialDay): DayValues {
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
export const dayOf = (values: DayValues): SpecialDay => ({
  from: values.from,
  to: values.to || values.from,
  every_year: values.everyYear,
  spans: spansOf(values),
  label: values.label.trim(),
});

/** What is missing before it can be saved; undefined if nothing. */
export function missingIn(values: DayValues, isRange: boolean): string | undefined {
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
