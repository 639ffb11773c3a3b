import type { GameReturns, RealisedReturn, ReturnDay } from '@goldwren/contracts/staff';
import { rtpMessages as messages } from '@goldwren/messages/staff/monitoring/rtp';
import { SectionCard } from '@goldwren/ui/card';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../lib/queries.ts';
import { ChartCard } from '../../shared/chart/chart-card.tsx';
import { Detail } from '../../shared/detail.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { HowToRead } from './how-to-read.tsx';
import { SpansTable } from './spans-table.tsx';
import { Theory } from './theory.tsx';

/** RTP of one game by day: cumulative with its narrowing band, and each day separately. */
export function GamePage({ id }: { id: string }) {
  const query = useQuery(queries.rtp.days({ params: { id } }));
  return <Detail query={query}>{({ game, days }) => <Game game={game} days={days} />}</Detail>;
}

function Game({ game, days }: { game: GameReturns; days: readonly ReturnDay[] }) {
  return (
    <>
      <PageTitle about={<Theory {...game} />}>{messages.gameTitle(game.title)}</PageTitle>
      <div className="flex flex-col gap-4">
        <SectionCard title={messages.bySpan}>
          <SpansTable {...game} />
        </SectionCard>
        <Returns
          title={messages.running}
          about={messages.runningAbout}
          realised={messages.soFar}
          days={days}
          of={({ running }) => running}
        />
        <Returns
          title={messages.own}
          about={messages.ownAbout}
          realised={messages.ownReturn}
          days={days}
          of={({ own }) => own}
        />
        <HowToRead />
      </div>
    </>
  );
}

interface ReturnsProps {
  title: string;
  about: string;
  /** Label of the line with the realised RTP. */
  realised: string;
  days: readonly ReturnDay[];
  of: (day: ReturnDay) => RealisedReturn;
}

function Returns({ title, about, realised, days, of }: ReturnsProps) {
  const last = days.at(-1);
  // The band of the first days is wider than any chart, so the axis only covers the last band.
  const bandNow = last ? [of(last).low, of(last).high].filter((edge) => edge !== null) : [];
  return (
    <ChartCard
      title={title}
      about={about}
      rows={days}
      dayOf={({ day }) => day}
      lines={[
        { name: realised, value: (day) => of(day).returned, text: (day) => messages.percent(of(day).returned) },
        {
          name: messages.expectedSoFar,
          value: (day) => of(day).expected,
          text: (day) => messages.percent(of(day).expected),
        },
      ]}
      band={{
        name: messages.band,
        of: (day) => {
          const { low, high } = of(day);
          return low === null || high === null ? null : [low, high];
        },
        text: (day) => messages.bandOf(of(day).low, of(day).high),
      }}
      alsoOnAxis={bandNow}
      tick={messages.tick}
    />
  );
}
