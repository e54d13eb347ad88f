/** `January 1, 2025`, in the reader's own time zone. */
export const longDate = (instant: string) =>
  new Date(instant).toLocaleDateString('en-US', { dateStyle: 'long' });
