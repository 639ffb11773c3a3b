import { formatHundredths } from '@goldwren/rules';
import { hundredthsOf } from '../model/play-state.ts';
import type { PlayDeps } from '../session/play-deps.ts';
import type { FakeServer } from './fake-server.ts';

type Activity = Awaited<ReturnType<PlayDeps['wallet']['activity']>>;

/** The ledger entries of all rounds, newest first, in pages of at most `limit`. */
export function activityOf(server: FakeServer, limit: number, cursor?: string): Activity {
  const entries = server.sessions.flatMap((session) =>
    session.rounds.flatMap((played) => {
      const { id, at, currency, stake, raised, payout, balance_after } = server.record(session, played);
      const amounts = [
        ['stake', -hundredthsOf(stake)],
        ['raise', -hundredthsOf(raised)],
        ['win', hundredthsOf(payout)],
      ] as const;
      return amounts
        .filter(([, amount]) => amount !== 0n)
        .map(([kind, amount]) => ({
          ...{ id: `${id}-${kind}`, at, currency, kind, balance_after, reference: id },
          amount: formatHundredths(amount),
        }));
    }),
  );
  const from = Number(cursor ?? 0);
  const next = from + limit;
  return {
    results: entries.reverse().slice(from, next),
    next_cursor: next < entries.length ? String(next) : null,
  };
}
