import type { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import type { Verb } from '@menuleaf/shared/http/handler.ts';
import type { CatalogueStore } from './catalogue-store.ts';
import type { ImagesStore } from './images-store.ts';
import type { UploadsStore } from './uploads-store.ts';

/** What the verbs of this service work with. */
export type Tools = {
  store: CatalogueStore;
  uploads: UploadsStore;
  images: ImagesStore;
  clock: () => Date;
  newId: () => string;
  /** The origin that diners reach, without a trailing slash. */
  publicUrl: string;
};

export type CatalogueVerb<Name extends keyof typeof catalogueContract> = Verb<
  (typeof catalogueContract)[Name],
  Tools
>;
