import { pages as pageMessages } from '@goldwren/messages/current/pages';
import type { PlainPage } from '../../lib/navigation/path-to.ts';
import { useGoldOnly } from '../../lib/session/use-gold-only.ts';
import { type NavPlace, type PageId, pageIds, pageOf, type pages } from '../../pages.ts';

/** The pages that declare this list. A list can only contain pages whose path has no parameters. */
export type ListedIn<Place extends NavPlace> = {
  [Id in PlainPage]: Place extends (typeof pages)[Id]['nav'][number] ? Id : never;
}[PlainPage];

/** The pages of one list, in the order of pages.ts. */
export function listed<Place extends NavPlace>(place: Place): ListedIn<Place>[] {
  return pageIds.filter((id): id is ListedIn<Place> => pageOf(id).nav.includes(place));
}

/** Returns the label of a page in lists, depending on who is signed in. */
export function useLabels(): (id: PageId) => string {
  const goldOnly = useGoldOnly();
  return (id) => {
    const { label, title, withoutSweeps } = pageMessages[id];
    return (goldOnly ? withoutSweeps : undefined) ?? label ?? title;
  };
}
