import { ApiError } from '@menuleaf/shared/browser/client/api-error.ts';
import { catalogue } from '../../api/catalogue-api.ts';
import { categoryChanges } from '../../api/category-changes.ts';

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404;

/** Already gone counts as removed. */
async function ignoreMissing(removal: Promise<unknown>): Promise<void> {
  await removal.catch((error: unknown) => {
    if (!isMissing(error)) throw error;
  });
}

/** Removes what an unfinished save created: none of it is on a menu yet. */
export async function rollbackImport(
  made: readonly [ref: string, id: string][],
  categories: ReadonlySet<string>,
): Promise<void> {
  for (const [ref, id] of made) {
    const params = { id };
    await ignoreMissing(
      categories.has(ref)
        ? categoryChanges.deleteCategory({ params })
        : catalogue.deleteItem({ params }),
    );
  }
}
