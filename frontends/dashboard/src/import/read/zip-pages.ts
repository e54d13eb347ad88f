import { CannotRead, limits } from '../limits.ts';
import { unpackedSize } from './unpacked-size.ts';
import { entriesOf, textOfEntry } from './zip-entries.ts';

/** The pages in a ZIP: Google saves a sheet as a web page so, one for each of its sheets. */
export async function pagesOf(file: File): Promise<File[]> {
  const zip = await file.arrayBuffer();
  const size = await unpackedSize(zip, limits.unpackedBytes);
  const pages = (entriesOf(zip) ?? []).filter(({ name }) => /^[^/]+\.html?$/iu.test(name));
  if (size === undefined || size > limits.unpackedBytes || pages.length === 0)
    throw new CannotRead(
      `“${file.name}” can’t be read: no web page is in it. Unpack it and choose the menu.`,
    );
  return Promise.all(
    pages.map(async (page) => new File([await textOfEntry(zip, page)], page.name)),
  ).catch(() => {
    throw new CannotRead(
      `“${file.name}” can’t be read: it is damaged. Unpack it and choose the menu.`,
    );
  });
}
