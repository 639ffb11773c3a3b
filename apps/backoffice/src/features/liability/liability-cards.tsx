import type { Liability, LiabilityDay } from '@goldwren/contracts/staff';
import { redemptionMessages } from '@goldwren/messages/staff/money/redemptions';
import { liabilityMessages as messages } from '@goldwren/messages/staff/monitoring/liability';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { useQuery } from '@tanstack/react-query';
import { formats } from '../../lib/format.ts';
import { queries } from '../../lib/queries.ts';
import { Detail } from '../../shared/detail.tsx';
import { Money } from '../../shared/money.tsx';

/** The current liability, and that of last night, which includes the redeemable amount. */
export function LiabilityCards() {
  const query = useQuery(queries.liability.get());
  return (
    <Detail query={query}>
      {({ now, last_night: lastNight }) => (
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <SectionCard title={messages.now}>
            <Owed {...now} />
          </SectionCard>
          <SectionCard title={messages.lastNight}>
            {lastNight ? <LastNight {...lastNight} /> : <p className="text-ink-2">{messages.noNight}</p>}
          </SectionCard>
        </div>
      )}
    </Detail>
  );
}

function LastNight(day: LiabilityDay) {
  return (
    <>
      <p className="mb-3 text-ink-2">{messages.taken(formats.moment(day.at))}</p>
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
        [messages.players, messages.count(props.players)],
        [messages.balances, <Sweeps key="balances" amount={props.balances} />],
        [messages.unplayedOfIt, <Sweeps key="unplayed" amount={props.unplayed} />],
        redeemable
          ? [
              messages.redeemable,
              <Sweeps key="redeemable" amount={redeemable.sweeps} note={messages.byPlayers(redeemable.players)} />,
            ]
          : null,
        [messages.escrow, <Sweeps key="escrow" amount={props.escrow} />],
        ...props.in_escrow.map(
          ({ status, redemptions, sweeps }) =>
            [
              messages.ofItInState(redemptionMessages.statuses[status]),
              <Sweeps key={status} amount={sweeps} note={messages.requests(redemptions)} />,
            ] as const,
        ),
        [messages.held, <Sweeps key="held" amount={held.sweeps} note={messages.entries(held.entries)} />],
        [messages.owing, owed.players === 0 ? messages.nothingOwed : messages.count(owed.players)],
        owed.players > 0 ? [messages.owedSweeps, <Sweeps key="owed" amount={owed.sweeps} />] : null,
        owed.players > 0 ? [messages.owedGold, <Money key="gold" amount={owed.gold} unit="gold" />] : null,
      ]}
    />
  );
}
