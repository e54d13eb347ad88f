import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Image as ImageIcon, Printer, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Restaurant } from '@menuleaf/shared/contracts/catalogue/restaurants/restaurant.ts';
import { type QrBrand, qrCode, qrSizePx } from '@menuleaf/shared/menu/qr-code.ts';
import { Button, ButtonLink } from '@menuleaf/shared/ui/button.tsx';
import { Option } from '@menuleaf/shared/ui/form/option.tsx';
import { Dialog } from '@menuleaf/shared/ui/dialog.tsx';
import { ErrorPanel } from '@menuleaf/shared/ui/error-panel.tsx';
import { Skeleton } from '@menuleaf/shared/ui/skeleton.tsx';
import { toast } from '@menuleaf/shared/ui/toast/toast.ts';
import { toastFailure } from '@menuleaf/shared/ui/toast/toast-failure.ts';
import { catalogue, menusQuery, useChange } from '../../api/catalogue-api.ts';
import { saveFile } from '@menuleaf/shared/browser/save-file.ts';
import styles from '../dialogs.css';
import { type PrintedBrand, useQrBrand } from './qr-brand.ts';
import { printPage, tableCard } from './qr-print.ts';
import { useQrPrinted } from './qr-printed.ts';
import { restaurantChanges } from '../../api/restaurant-changes.ts';

const targets = [
  ['restaurant', 'Your restaurant’s page, with the menu one tap away'],
  ['menu', 'The menu itself'],
] as const;

type Target = (typeof targets)[number][0];

type QrTargetProps = { restaurant: Restaurant; opens: Target; queryKey: readonly string[] };

/** Where the QR code leads. */
function QrTarget({ restaurant: { id, locked }, opens, queryKey }: QrTargetProps) {
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useChange(restaurantChanges.updateRestaurant);
  const choose = async (qr_opens: Target) => {
    try {
      await mutateAsync({ params: { id }, body: { qr_opens } });
      await queries.invalidateQueries({ queryKey });
    } catch (error) {
      toastFailure('The code could not be changed. Please try again.')(error);
    }
  };
  return (
    <fieldset className={styles['options']} disabled={isPending || locked === true}>
      <legend>Scanning it opens</legend>
      {targets.map(([target, words]) => (
        <Option
          key={target}
          type="radio"
          name="qr-opens"
          checked={opens === target}
          onChange={() => void choose(target)}
        >
          {words}
        </Option>
      ))}
      <p>Codes you’ve already printed keep working either way.</p>
    </fieldset>
  );
}

/** Uses the device's share sheet if it has one, else the clipboard. */
async function shareLink(title: string, url: string): Promise<void> {
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

/** PNG sizes: a message, a flyer, a poster. */
const pngSizes = [512, 1024, 2048] as const;

const qrFileName = (restaurant: string, end: string) =>
  `${restaurant.replaceAll(/[^\p{L}\p{N}]+/gu, '-').toLowerCase()}-qr-code${end}`;

const qrSvg = (url: string, brand: QrBrand) =>
  new Blob([qrCode(url, qrSizePx, brand)], { type: 'image/svg+xml' });

/** The code as a PNG of `size` pixels a side, rendered by the browser from the same SVG. */
async function qrPng(url: string, size: number, brand: QrBrand): Promise<Blob> {
  const image = new Image(size, size);
  image.src = `data:image/svg+xml,${encodeURIComponent(qrCode(url, size, brand))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  canvas.getContext('2d')?.drawImage(image, 0, 0, size, size);
  const made = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
  if (!made) throw new Error('The browser could not draw the image');
  return made;
}

type QrDialogProps = { restaurant: Restaurant; onClose: () => void };

export default function QrDialog({ restaurant, onClose }: QrDialogProps) {
  return (
    <Dialog open title="QR Code" onClose={onClose}>
      <Code restaurant={restaurant} />
    </Dialog>
  );
}

const notLoaded = 'The QR code could not be loaded';

function Code({ restaurant }: { restaurant: Restaurant }) {
  const { id, name } = restaurant;
  const queryKey = ['catalogue', 'qr-code', id];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => catalogue.qrCode({ params: { id } }, signal),
  });
  const { remember } = useQrPrinted(id);
  const { brand, isPending } = useQrBrand(id);
  const { data: menus = [] } = useQuery(menusQuery);
  const language = menus.find((menu) => menu.id === restaurant.active_menu_id)?.language ?? 'en';
  useEffect(() => {
    if (isError) toast({ title: notLoaded, tone: 'danger' });
  }, [isError]);
  if (isError) return <ErrorPanel title={notLoaded} onRetry={() => void refetch()} />;
  if (!data || isPending) return <Skeleton rows={2} />;
  const svg = qrCode(data.url, qrSizePx, brand);
  const print = () => {
    printPage(tableCard({ name, svg, url: data.url, brand, language }));
    remember();
  };
  return (
    <div className={styles['code']}>
      <h3>{name}</h3>
      <div className={styles['image']}>
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
      <div className={styles['ways']}>
        <Button tone="primary" onClick={print}>
          <Printer size={18} aria-hidden="true" />
          Print it
        </Button>
        <Button onClick={() => void shareLink(name, data.url)}>
          <Share2 size={18} aria-hidden="true" />
          Share the link
        </Button>
      </div>
      <details className={styles['more']}>
        <summary>What the code opens</summary>
        <QrTarget restaurant={restaurant} opens={data.opens ?? 'restaurant'} queryKey={queryKey} />
      </details>
      <details className={styles['more']}>
        <summary>Menus, tents and stickers</summary>
        <p>Your menu on paper, folded or as a board, table tents, posters, stickers and cards.</p>
        <ButtonLink to={`/print/${id}`}>
          <Printer size={18} aria-hidden="true" />
          Choose what to print
        </ButtonLink>
      </details>
      <details className={styles['more']}>
        <summary>For social media</summary>
        <p>Today’s menu as a picture, without what is sold out.</p>
        <ButtonLink to={`/post/${id}`}>
          <ImageIcon size={18} aria-hidden="true" />
          Make a picture
        </ButtonLink>
      </details>
      <details className={styles['more']}>
        <summary>Download the code</summary>
        <p>As an image, for flyers and designers.</p>
        <Files name={name} url={data.url} brand={brand} onSaved={remember} />
      </details>
    </div>
  );
}

type FilesProps = { name: string; url: string; brand: PrintedBrand; onSaved: () => void };

/** SVG for print shops, PNG for everything else. */
function Files({ name, url, brand, onSaved }: FilesProps) {
  const [size, setSize] = useState<number>(1024);
  const save = (end: string, content: Blob) => {
    saveFile(qrFileName(name, end), content);
    onSaved();
  };
  const savePng = () =>
    qrPng(url, size, brand).then(
      (png) => save(`-${size}.png`, png),
      () => toast({ title: 'The image could not be drawn. Try the SVG.', tone: 'danger' }),
    );
  return (
    <div className={styles['ways']}>
      <Button onClick={() => save('.svg', qrSvg(url, brand))}>
        <Download size={18} aria-hidden="true" />
        Download SVG
      </Button>
      <div className={styles['png']}>
        <Button onClick={() => void savePng()}>
          <Download size={18} aria-hidden="true" />
          Download PNG
        </Button>
        <select
          className={styles['size']}
          aria-label="Size of the PNG"
          value={size}
          onChange={({ target }) => setSize(Number(target.value))}
        >
          {pngSizes.map((pixels) => (
            <option key={pixels} value={pixels}>
              {pixels} px
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
