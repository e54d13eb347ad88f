/** As on the privacy page: preferences expire half a year after they were last chosen. */
const validForMs = 182 * 86_400_000;

/** The owner's preference on this device; undefined if absent, expired, or storage is blocked. */
export function preference(name: string, now = Date.now()): string | undefined {
  try {
    const [, chosenAt = '', value] = /^(\d+) (.*)$/s.exec(localStorage.getItem(name) ?? '') ?? [];
    return now - Number(chosenAt) > validForMs ? undefined : value;
  } catch {
    return undefined;
  }
}

export function keepPreference(name: string, value: string, now = Date.now()): void {
  try {
    localStorage.setItem(name, `${now} ${value}`);
  } catch {
    // Full or blocked: it is asked or guessed again.
  }
}
