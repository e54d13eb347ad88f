import { toast } from '@menuleaf/shared/ui/toast/toast.ts';

/** By the device's own way of sharing where it has one, else on the clipboard. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    // Not every browser has it, whatever its type says.
    const share = Reflect.get(navigator, 'share') !== undefined;
    if (share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast({ title: 'The link is copied' });
  } catch (error) {
    // Closed without sharing: nothing to say.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: `The link could not be shared. It is ${url}`, tone: 'danger' });
  }
}
