/** `January 1, 2025`, or a fallback if the provider gave no date. */
export const endDate = (instant: string | null) =>
  instant === null
    ? 'the end of your billing period'
    : new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long' });
