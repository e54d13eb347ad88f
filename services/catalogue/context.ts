import type { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import type { LookSlot } from '@menuleaf/shared/contracts/catalogue/restaurants/look.ts';
import type { Handler } from '@menuleaf/shared/server/http/serve.ts';
import type { CatalogueStore } from './store/catalogue-store.ts';
import type { ChangesStore } from './history/changes-store.ts';
import type { Author } from './store/stamp.ts';
import type { ImagesStore } from './images/images-store.ts';
import type { UploadsStore } from './images/uploads-store.ts';
import type { Reach } from './webhooks/public-address.ts';

/** What the handlers of this service work with. */
export type Context = {
  store: CatalogueStore;
  uploads: UploadsStore;
  /** Of the images that a look has. */
  lookUploads: Record<LookSlot, UploadsStore>;
  images: ImagesStore;
  /** Where webhooks may lead. */
  reach: Reach;
  /** Who changes something; undefined where nobody's history is written, as when the demo is made. */
  author: Author | undefined;
  /** Of history, which few calls need. */
  changes: () => Promise<ChangesStore>;
  clock: () => Date;
  newId: () => string;
  /** The origin that diners reach, without a trailing slash. */
  publicUrl: string;
};

export type CatalogueHandler<Name extends keyof typeof catalogueContract> = Handler<
  (typeof catalogueContract)[Name],
  Context
>;
