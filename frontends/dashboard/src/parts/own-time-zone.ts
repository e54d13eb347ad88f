export const ownTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;
