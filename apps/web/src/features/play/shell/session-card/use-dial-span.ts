import type { PlayStatus } from '@goldwren/contracts/player';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../../lib/api/queries.ts';
import { type DialSpan, dialSpanOf } from './dial-span.ts';

/** The span of the ring now. Reads the status that the table has requested, and requests nothing itself. */
export function useDialSpan(seconds: number, now: number): DialSpan {
  const { data, dataUpdatedAt } = useQuery<PlayStatus>({ ...queries.play.status(), enabled: false });
  return dialSpanOf(data, Math.max(0, Math.floor((now - dataUpdatedAt) / 1_000)), seconds);
}
