import { readFileSync } from 'node:fs';

interface ServedPage {
  path: string;
  permission: string | null;
}

const listing = new URL('../../../backoffice/dist/pages.json', import.meta.url);

/**
 * Returns the pages of the built back office without a parameter. The others need a record, which their own
 * tests create.
 */
export function staffPages(): ServedPage[] {
  return (JSON.parse(readFileSync(listing, 'utf8')) as ServedPage[]).filter(({ path }) => !path.includes(':'));
}
