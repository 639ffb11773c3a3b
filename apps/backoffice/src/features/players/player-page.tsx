import type { PlayerFile } from '@goldwren/contracts/staff';
import { playersMessages as messages } from '@goldwren/messages/staff/players';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queries } from '../../lib/queries.ts';
import { Detail } from '../../shared/detail.tsx';
import { Money } from '../../shared/money.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { PlayerRisk } from '../../shared/risk-cards.tsx';
import { When } from '../../shared/when.tsx';
import { PlayerActions } from './player-actions.tsx';
import { RedemptionLimitsCard } from './redemption-limits-card.tsx';
import { ResponsiblePlayCard } from './responsible-play-card.tsx';
import { Timeline } from './timeline.tsx';

/** A player's account, its staff actions, and its history. */
export function PlayerPage({ id, adjust }: { id: string; adjust: ReactNode }) {
  const query = useQuery(queries.players.get({ params: { id } }));
  return <Detail query={query}>{(player) => <Player {...player} adjust={adjust} />}</Detail>;
}

function Player({ adjust, ...player }: PlayerFile & { adjust: ReactNode }) {
  const { wallet } = player;
  return (
    <>
      <PageTitle
        about={messages.statuses[player.status]}
        actions={
          <>
            {adjust}
            <PlayerActions {...player} />
          </>
        }
      >
        {`${player.first_name} ${player.last_name}`}
      </PageTitle>
      <div className="grid gap-4 lg:grid-cols-2">
        <SectionCard title={messages.profile}>
          <Facts
            facts={[
              [
                messages.email,
                `${player.email} (${player.email_verified_at ? messages.verified : messages.unverified})`,
              ],
              [messages.where, [player.us_state, player.country].filter(Boolean).join(', ')],
              [messages.born, player.birth_date],
              player.phone ? [messages.phone, player.phone] : null,
              [messages.identity, messages.identities[player.identity_status]],
              [messages.secondFactor, player.second_factor ? messages.yes : messages.no],
              [
                messages.restrictions,
                player.restrictions.map((code) => messages.restrictionNames[code]).join(', ') || messages.none,
              ],
              [messages.since, <When key="since" at={player.created_at} />],
              player.reclaimed_at ? [messages.reclaimed, <When key="reclaimed" at={player.reclaimed_at} />] : null,
            ]}
          />
        </SectionCard>
        <SectionCard title={messages.coins}>
          <Facts
            facts={[
              [messages.gold, <Money key="gold" amount={wallet.gold} unit="gold" />],
              [messages.sweeps, <Money key="sweeps" amount={wallet.sweeps} unit="sweeps" />],
              [messages.unplayed, <Money key="unplayed" amount={wallet.sweeps_unplayed} unit="sweeps" />],
              [messages.frozen, wallet.frozen ? messages.yes : messages.no],
              [messages.sessions, player.sessions],
            ]}
          />
        </SectionCard>
        <RedemptionLimitsCard {...player} />
        <ResponsiblePlayCard {...player} />
      </div>
      <PlayerRisk playerId={player.id} />
      <h2 className="mt-6 mb-3 text-xl">{messages.timeline}</h2>
      <Timeline id={player.id} />
    </>
  );
}
