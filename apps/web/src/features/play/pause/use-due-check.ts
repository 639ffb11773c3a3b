import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queries } from '../../../lib/queries.ts';

/** Shortly before it is due the server is asked this often; a stake meanwhile is refused by the server anyway. */
const shortestWaitMs = 15_000;

interface DueCheck {
  readonly isDue: boolean;
  readonly answered: () => void;
}

/**
 * A reality check that is due while somebody sits at a table, without a stake having to be refused first. Asked of the
 * server at the earliest moment at which it can be due, and only between two rounds: time in which nobody plays does not
 * count, so that the server alone knows. Whoever has asked for no checks is asked about once.
 */
export function useDueCheck(betweenRounds: boolean): DueCheck {
  const { data, dataUpdatedAt, refetch } = useQuery({ ...queries.play.status(), staleTime: shortestWaitMs });
  const check = data?.reality_check ?? null;
  const leftMs = check === null || check.due ? null : (check.minutes * 60 - check.seconds) * 1_000;
  const askAt = leftMs === null ? null : dataUpdatedAt + Math.max(shortestWaitMs, leftMs);
  useEffect(() => {
    if (askAt === null || !betweenRounds) return;
    const timer = setTimeout(() => void refetch(), Math.max(0, askAt - Date.now()));
    return () => clearTimeout(timer);
  }, [askAt, betweenRounds, refetch]);
  // Once it is on screen it stays until it is answered, whatever is read meanwhile.
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
