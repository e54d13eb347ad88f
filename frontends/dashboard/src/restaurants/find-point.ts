import * as z from '@menuleaf/shared/contracts/schema.ts';

const places = z.array(z.object({ lat: z.string(), lon: z.string() }));

/** Geocodes an address with OpenStreetMap; undefined if unknown or without a response. */
export async function findPoint(
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
