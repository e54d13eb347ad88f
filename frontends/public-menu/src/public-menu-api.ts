import { catalogueContract } from '@menuleaf/shared/contracts/catalogue.ts';
import { publicMenuContract } from '@menuleaf/shared/contracts/public-menu.ts';
import { client } from '@menuleaf/shared/browser/client/client.ts';

export const publicMenu = client(publicMenuContract);
/** The preview is the owner's own menu, so it is the catalogue that answers it. */
const { previewMenu } = client({ previewMenu: catalogueContract.previewMenu });

export const preview = (id: string, signal: AbortSignal) => previewMenu({ params: { id } }, signal);
