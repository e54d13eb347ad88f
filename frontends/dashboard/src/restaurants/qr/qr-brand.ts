import { useQuery } from '@tanstack/react-query';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { printedColor } from '@menuleaf/shared/menu/palette.ts';
import type { QrBrand } from '@menuleaf/shared/menu/qr-code.ts';
import { looks } from '../../look/look-api.ts';

/** The code of a restaurant in its colours, with its logo, and the type of the name above it. */
export type PrintedBrand = QrBrand & { type?: string | undefined };

/** A picture in a picture has to be carried inside, in a format that every printer's program reads. */
async function asPng(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The logo could not be loaded: ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const canvas = document.createElement('canvas');
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.toDataURL('image/png');
}

async function brandOf(id: string, isPro: boolean, signal: AbortSignal): Promise<PrintedBrand> {
  const { accent, type, logo_url } = await looks.getLook({ params: { id } }, signal);
  if (!isPro) return { type: type ?? undefined };
  return {
    color: accent ? printedColor(accent) : undefined,
    logo: logo_url ? await asPng(logo_url) : undefined,
    type: type ?? undefined,
  };
}

/** The brand is Pro's; a code without it is as good, so nobody waits for one that cannot be loaded. */
export function useQrBrand(id: string) {
  const { user } = useSession();
  const isPro = user?.plan_type === 'pro';
  const { data, isPending } = useQuery({
    queryKey: ['catalogue', 'qr-brand', id, isPro],
    queryFn: ({ signal }) => brandOf(id, isPro, signal),
    gcTime: 0,
    retry: false,
  });
  return { brand: data ?? {}, isPending };
}
