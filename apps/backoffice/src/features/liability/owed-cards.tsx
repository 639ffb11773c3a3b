import type { Liability, LiabilityDay } from '@goldwren/contracts/staff';
import { liabilityWords as words } from '@goldwren/messages/staff/liability';
import { redemptionWords } from '@goldwren/messages/staff/redemptions';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { useQuery } from '@tanstack/react-query';
import { formats } from '../../lib/format.ts';
import { queries } from '../../lib/queries.ts';
import { Detail } from '../../shared/detail.tsx';
import { Money } from '../../shared/money.tsx';

/** What is owed now, and what it was last night with what could be redeemed. */
export function OwedCards() {
  const query = useQuery(queries.liability.get());
  return (
    <Detail query={query}>
      {({ now, last_night: lastNight }) => (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <SectionCard title={words.now}>
            <Owed {...now} />
          </SectionCard>
          <SectionCard title={words.lastNight}>
            {lastNight ? <LastNight {...lastNight} /> : <p className="text-ink-2">{words.noNight}</p>}
          </SectionCard>
        </div>
      )}
    </Detail>
  );
}

function LastNight(day: LiabilityDay) {
  return (
    <>
      <p className="mb-3 text-ink-2">{words.taken(formats.moment(day.at))}</p>
      <Owed {...day} redeemable={{ sweeps: day.redeemable, players: day.players_redeemable }} />
    </>
  );
}

function Sweeps({ amount, note }: { amount: string; note?: string }) {
  return (
    <>
      <Money amount={amount} unit="sweeps" />
      {note ? <span className="text-sm text-ink-3"> {note}</span> : null}
    </>
  );
}

function Owed(props: Liability & { redeemable?: { sweeps: string; players: number } }) {
  const { redeemable, held_entries: held, owed } = props;
  return (
    <Facts
      facts={[
        [words.players, words.count(props.players)],
        [words.balances, <Sweeps key="balances" amount={props.balances} />],
        [words.unplayedOfIt, <Sweeps key="unplayed" amount={props.unplayed} />],
        redeemable
          ? [
              words.redeemable,
              <Sweeps key="redeemable" amount={redeemable.sweeps} note={words.byPlayers(redeemable.players)} />,
            ]
          : null,
        [words.escrow, <Sweeps key="escrow" amount={props.escrow} />],
        ...props.in_escrow.map(
          ({ status, redemptions, sweeps }) =>
            [
              words.ofItInState(redemptionWords.statuses[status]),
              <Sweeps key={status} amount={sweeps} note={words.requests(redemptions)} />,
            ] as const,
        ),
        [words.held, <Sweeps key="held" amount={held.sweeps} note={words.entries(held.entries)} />],
        [words.owing, owed.players === 0 ? words.nothingOwed : words.count(owed.players)],
        owed.players > 0 ? [words.owedSweeps, <Sweeps key="owed" amount={owed.sweeps} />] : null,
        owed.players > 0 ? [words.owedGold, <Money key="gold" amount={owed.gold} unit="gold" />] : null,
      ]}
    />
  );
}
