import { toast } from './toast.ts';

/** Copies to the clipboard; where the browser refuses, it says so. Whether it is copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    toast({ title: 'Your browser does not allow copying', tone: 'danger' });
    return false;
  }
}
