import { toast } from '@menuleaf/shared/ui/toast/toast.ts';

/** Uses the device's share sheet if it has one, else the clipboard. */
export async function shareLink(title: string, url: string): Promise<void> {
  try {
    // Some browsers lack it, despite its type.
    const share = Reflect.get(navigator, 'share') !== undefined;
    if (share) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast({ title: 'The link is copied' });
  } catch (error) {
    // Dismissed: nothing to report.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    toast({ title: `The link could not be shared. It is ${url}`, tone: 'danger' });
  }
}
