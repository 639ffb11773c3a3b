import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../../../lib/api/queries.ts';

/**
 * The minimum interval between status requests shortly before a check is due. A stake in between is rejected by the server
 * anyway.
 */
const shortestWaitMs = 15_000;

interface DueCheck {
  readonly isDue: boolean;
  readonly answered: () => void;
}

/**
 * Detects a due reality check while a player is at a table, before a stake is rejected for it. It requests the status at
 * the earliest moment when a check can be due, and only between two rounds. Idle time does not count, so only the server
 * knows the exact time. Players who have turned the checks off cause only one request.
 */
export function useDueCheck(betweenRounds: boolean): DueCheck {
  const { data, dataUpdatedAt, refetch } = useQuery({ ...queries.play.status(), staleTime: shortestWaitMs });
  const check = data?.reality_check ?? null;
  const leftMs = check === null || check.due ? null : (check.minutes * 60 - check.seconds) * 1_000;
  const requestAt = leftMs === null ? null : dataUpdatedAt + Math.max(shortestWaitMs, leftMs);
  useEffect(() => {
    if (requestAt === null || !betweenRounds) return;
    const timer = setTimeout(() => void refetch(), Math.max(0, requestAt - Date.now()));
    return () => clearTimeout(timer);
  }, [requestAt, betweenRounds, refetch]);
  // Once on screen, the check stays until it is answered, regardless of newer data.
  const [shownFor, setShownFor] = useState<number | null>(null);
  const [answeredAt, setAnsweredAt] = useState(0);
  if (check?.due && betweenRounds && shownFor === null && dataUpdatedAt > answeredAt) setShownFor(dataUpdatedAt);
  return {
    isDue: shownFor !== null,
    answered: () => {
      setShownFor(null);
      setAnsweredAt(Date.now());
    },
  };
}
