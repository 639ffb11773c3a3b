import type { DataExport } from '@goldwren/contracts/player';
import { type DataExportState, unfinishedExportStates } from '@goldwren/rules';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/api/queries.ts';

/** The polling interval for an unfinished export, in milliseconds. */
const pollIntervalMs = 2_000;

export function isUnfinished({ state }: DataExport): boolean {
  return (unfinishedExportStates as readonly DataExportState[]).includes(state);
}

/** The exports of a player, newest first. Polls until all are finished. */
export function useExports() {
  return useQuery({
    ...queries.privacy.exports(),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.exports.some(isUnfinished) ? pollIntervalMs : false),
  });
}
