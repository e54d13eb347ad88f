/** As the privacy page says it: half a year after a preference was last chosen it is forgotten. */
const validForMs = 182 * 86_400_000;

/** What this owner preferred on this device; undefined where nothing is kept, it is too old, or storage is refused. */
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
    // Full or forbidden: it is asked or guessed again.
  }
}
