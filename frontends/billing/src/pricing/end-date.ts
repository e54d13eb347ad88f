/** `January 1, 2025`, or what to say when the provider named no date. */
export const endDate = (instant: string | null) =>
  instant === null
    ? 'the end of your billing period'
    : new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long' });
