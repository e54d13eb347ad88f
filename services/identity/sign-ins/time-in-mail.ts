const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** A time as mails tell it, whose reader's time zone nobody knows. */
export const timeInMail = (at: Date) => `${time.format(at)} UTC`;
