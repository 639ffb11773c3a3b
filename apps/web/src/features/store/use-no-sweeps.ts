import { store } from '@goldwren/messages/current/store';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/api/queries.ts';
import { useNoSweepsIn } from '../../shared/regions/use-no-sweeps-in.ts';

/** The reason why packages bring this player no Sweeps Coins. Null when they do, or while unknown. */
export function useNoSweeps(): string | null {
  const place = useNoSweepsIn(useQuery(queries.store.packages()).data?.no_sweeps_in);
  return place === null ? null : store.noSweepsIn(place);
}
