/** Named so that a phone's gallery keeps their order. */
export const fileOf = (png: Blob, name: string, number: number) =>
  new File([png], `${name}-${number}.png`, { type: 'image/png' });

/** Whether this device hands files to its other apps; not every browser has it, whatever its type says. */
export const canShare = (files: readonly File[]): boolean =>
  Reflect.get(navigator, 'canShare') !== undefined && navigator.canShare({ files: [...files] });

/** By the device's own sheet; false where it was tried and did not work. */
export async function shareFiles(files: readonly File[]): Promise<boolean> {
  try {
    // Without words beside them: apps that get both leave out the pictures.
    await navigator.share({ files: [...files] });
    return true;
  } catch (error) {
    // Closed without sharing: nothing to say.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
