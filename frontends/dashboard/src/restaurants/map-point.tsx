import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@menuleaf/shared/ui/button.tsx';
import { TextField } from '@menuleaf/shared/ui/form/text-field.tsx';
import * as z from '@menuleaf/shared/contracts/schema.ts';
import type { RestaurantFormState } from './restaurant-form-state.ts';
import styles from './restaurant.css';

const places = z.array(z.object({ lat: z.string(), lon: z.string() }));

/** Geocodes an address with OpenStreetMap; undefined if unknown or without a response. */
async function findPoint(
  address: string,
): Promise<{ latitude: string; longitude: string } | undefined> {
  const search = new URLSearchParams({ format: 'jsonv2', limit: '1', q: address });
  try {
    const response = await fetch(
      `https://nominatim.openstreetmap.org/search?${search.toString()}`,
      {
        signal: AbortSignal.timeout(8000),
      },
    );
    const [first] = places.parse(await response.json());
    return first && { latitude: first.lat, longitude: first.lon };
  } catch {
    return undefined;
  }
}

const messages = {
  idle: 'With a map point, your page shows a map. Pressing the button sends the address to OpenStreetMap.',
  looking: 'Looking up the address...',
  found: 'Found. Save to keep it.',
  unknown: 'OpenStreetMap doesn’t know this address. You can enter the coordinates yourself.',
};

/** The restaurant's map location: geocoded from its address, or typed. */
export function MapPoint({ form }: { form: RestaurantFormState }) {
  const [state, setState] = useState<keyof typeof messages>('idle');
  const { address, city, state: region, zip_code, country } = form.values;
  const look = async () => {
    setState('looking');
    const point = await findPoint(
      [address, city, region, zip_code, country].filter(Boolean).join(', '),
    );
    setState(point ? 'found' : 'unknown');
    if (!point) return;
    form.set('latitude', point.latitude);
    form.set('longitude', point.longitude);
  };
  return (
    <>
      <div className={styles['beside']}>
        <Button disabled={address.trim() === '' || state === 'looking'} onClick={() => void look()}>
          <MapPin size={18} aria-hidden="true" />
          Find on the map
        </Button>
        <output className={styles['quiet']}>{messages[state]}</output>
      </div>
      <div className={styles['halves']}>
        <TextField label="Latitude" optional inputMode="text" bind={form.text('latitude')} />
        <TextField label="Longitude" optional inputMode="text" bind={form.text('longitude')} />
      </div>
    </>
  );
}
