import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue-entities.ts';
import { qrCode, qrSizePx } from '@menuleaf/shared/qr/qr-code.ts';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { catalogue } from '../catalogue-api.ts';
import styles from './dialogs.css';
import { printTableCard, saveAsSvg } from './table-card.ts';

type QrDialogProps = { restaurant: Restaurant | undefined; onClose: () => void };

/** Open while there is a restaurant. */
export function QrDialog({ restaurant, onClose }: QrDialogProps) {
  return (
    <Dialog open={restaurant !== undefined} title="QR Code" onClose={onClose}>
      {restaurant ? <Code restaurant={restaurant} /> : null}
    </Dialog>
  );
}

function Code({ restaurant: { id, name } }: { restaurant: Restaurant }) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['catalogue', 'qr-code', id],
    queryFn: ({ signal }) => catalogue.qrCode({ params: { id } }, signal),
  });
  if (isError) {
    return <ErrorPanel title="The QR code could not be loaded" onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton rows={2} />;
  const svg = qrCode(data.url);
  return (
    <div className={styles['code']}>
      <div className={styles['picture']}>
        <img
          src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
          width={qrSizePx}
          height={qrSizePx}
          alt={`QR code of ${name}`}
        />
      </div>
      <p>Scan this QR code to view the menu on your mobile device</p>
      <a href={data.url} target="_blank" rel="noreferrer">
        {data.url}
      </a>
      <div>
        <Button tone="primary" onClick={() => printTableCard(name, svg)}>
          <Printer size={18} aria-hidden="true" />
          Print
        </Button>{' '}
        <Button onClick={() => saveAsSvg(name, svg)}>
          <Download size={18} aria-hidden="true" />
          Download
        </Button>
      </div>
    </div>
  );
}
