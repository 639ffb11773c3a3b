import { readFileSync } from 'node:fs';

interface ServedPage {
  path: string;
  permission: string | null;
}

const listing = new URL('../../backoffice/dist/pages.json', import.meta.url);

/** Every page of the built back office that has no parameter; the others are about one record, which their tests create. */
export function staffPages(): ServedPage[] {
  return (JSON.parse(readFileSync(listing, 'utf8')) as ServedPage[]).filter(({ path }) => !path.includes(':'));
}
