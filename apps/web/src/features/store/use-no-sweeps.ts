import { store } from '@goldwren/messages/current/store';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { useNoSweepsIn } from '../../shared/use-no-sweeps-in.ts';

/** Why packages bring this caller no Sweeps Coins; null where they do, and until it is known. */
export function useNoSweeps(): string | null {
  const place = useNoSweepsIn(useQuery(queries.store.packages()).data?.no_sweeps_in);
  return place === null ? null : store.noSweepsIn(place);
}
