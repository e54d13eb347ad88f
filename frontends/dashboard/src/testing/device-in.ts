/** Sets the clock of this device to a time zone of the IANA database, until mocks are restored. */
export function deviceIn(timeZone: string) {
  const options = new Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone });
}
