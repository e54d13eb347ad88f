import type { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import type { LookSlot } from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import type { Handler as HandlerOf } from '@menuleaf/shared/server/http/serve.ts';
import type { CatalogueStore } from './store/catalogue-store.ts';
import type { ChangesStore } from './history/changes-store.ts';
import type { Author } from './store/stamp.ts';
import type { ImagesStore } from './images/images-store.ts';
import type { UploadsStore } from './images/uploads-store.ts';
import type { Reach } from './webhooks/public-address.ts';

/** Dependencies of this service's handlers. */
export type Context = {
  store: CatalogueStore;
  uploads: UploadsStore;
  /** For a restaurant's look. */
  lookUploads: Record<LookSlot, UploadsStore>;
  images: ImagesStore;
  /** Allowed webhook targets. */
  reach: Reach;
  /** Who makes a change; undefined when no history is written, as for the demo. */
  author: Author | undefined;
  /** Loaded lazily: few calls need it. */
  changes: () => Promise<ChangesStore>;
  clock: () => Date;
  newId: () => string;
  /** The origin that diners visit, without a trailing slash. */
  publicUrl: string;
};

export type Handler<Name extends keyof typeof catalogueContract> = HandlerOf<
  (typeof catalogueContract)[Name],
  Context
>;
