/** The one of this device. */
export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
