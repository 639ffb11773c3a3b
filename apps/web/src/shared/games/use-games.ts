import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { queries } from '../../lib/api/queries.ts';

/**
 * The games of the catalogue. React renders their cards in slices of 5 ms. In one task, they took 25 to 35 ms of processor time,
 * in which the page answers nothing.
 */
export function useGames() {
  const { data, isError, error, refetch } = useQuery(queries.games.list());
  return { data: useDeferredValue(data), isError, error, refetch };
}
