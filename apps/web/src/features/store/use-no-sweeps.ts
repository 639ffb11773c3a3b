import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { useGoldOnly } from '../../lib/use-gold-only.ts';
import { places } from '../../lib/words/places.ts';
import { store } from '../../lib/words/store.ts';

/** Why packages bring this caller no Sweeps Coins; null where they do, and until it is known. */
export function useNoSweeps(): string | null {
  const place = useQuery(queries.store.packages()).data?.no_sweeps_in;
  const goldOnly = useGoldOnly();
  if (place) return store.noSweepsIn(places.regionName(place.country, place.region));
  return goldOnly ? store.noSweepsHere : null;
}
