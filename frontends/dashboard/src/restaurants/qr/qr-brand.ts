import { useQuery } from '@tanstack/react-query';
import { asPng } from '@menuleaf/shared/browser/as-png.ts';
import { useSession } from '@menuleaf/shared/browser/session/session.ts';
import { printedColor } from '@menuleaf/shared/menu/palette.ts';
import type { QrBrand } from '@menuleaf/shared/menu/qr-code.ts';
import { looks } from '../../look/look-api.ts';

/** A restaurant's QR code brand: its colors and logo, and the type of the name above. */
export type PrintedBrand = QrBrand & { type?: string | undefined };

async function brandOf(id: string, isPro: boolean, signal: AbortSignal): Promise<PrintedBrand> {
  const { accent, type, logo_url } = await looks.getLook({ params: { id } }, signal);
  if (!isPro) return { type: type ?? undefined };
  return {
    color: accent ? printedColor(accent) : undefined,
    logo: logo_url ? await asPng(logo_url) : undefined,
    type: type ?? undefined,
  };
}

/** Branding is for Pro; a code works without it, so nothing waits if it cannot be loaded. */
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
