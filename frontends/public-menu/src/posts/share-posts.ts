/** Named so phone galleries keep their order. */
export const fileOf = (png: Blob, name: string, number: number) =>
  new File([png], `${name}-${number}.png`, { type: 'image/png' });

/** Whether this device can share files; some browsers lack it, despite its type. */
export const canShare = (files: readonly File[]): boolean =>
  Reflect.get(navigator, 'canShare') !== undefined && navigator.canShare({ files: [...files] });

/** Uses the device's share sheet; false if that failed. */
export async function shareFiles(files: readonly File[]): Promise<boolean> {
  try {
    // Without text: apps that receive both drop the pictures.
    await navigator.share({ files: [...files] });
    return true;
  } catch (error) {
    // Dismissed: nothing to report.
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

export function saveFile(file: File): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Safari reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
