import type { Game, PlayTallies } from '@goldwren/contracts/player';
import { playRecord as messages } from '@goldwren/messages/current/play-record';
import { currencies, parseHundredths } from '@goldwren/rules';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../../lib/api/queries.ts';
import { coinsWithCode, formats, netCoins } from '../../../../lib/i18n/format.ts';
import { RowTable } from '../../../../shared/row-table.tsx';

const head = [messages.span, messages.rounds, messages.staked, messages.returned, messages.net];
const spans = ['session', 'today', 'month'] as const;

/** The player's stakes and payouts in one game or in all games: this session, today, and this month. */
export function OwnRecord({ game }: { game?: Game['slug'] }) {
  const record = useQuery(queries.games.record({ query: game ? { game } : {} }));
  return (
    <Loaded
      query={record}
      loading={messages.loading}
      skeleton={<Skeleton className="h-40 w-full" />}
      problem={messages.problem}
    >
      {({ overall, games }) => {
        const tallies = game ? games.find((played) => played.game.slug === game)?.tallies : overall;
        const rows = tallies ? rowsOf(tallies) : [];
        return rows.length === 0 ? (
          <p>{messages.none}</p>
        ) : (
          <>
            <RowTable caption={messages.title} head={head} rows={rows} />
            <p className="text-sm text-ink-3">{messages.note}</p>
          </>
        );
      }}
    </Loaded>
  );
}

/** One row per period and coin with any play. */
function rowsOf(tallies: PlayTallies): (readonly string[])[] {
  return spans.flatMap((span) =>
    currencies.flatMap((currency) => {
      const tally = tallies[span]?.[currency];
      if (!tally || (tally.rounds === 0 && parseHundredths(tally.staked) === 0n)) return [];
      return [
        [
          messages.row(messages.spans[span], currency),
          formats.number(tally.rounds),
          coinsWithCode(tally.staked, currency),
          coinsWithCode(tally.returned, currency),
          netCoins(tally.net, currency),
        ],
      ];
    }),
  );
}
