import type { ExclusionMatchDetail } from '@goldwren/contracts/staff';
import { exclusionsMessages as messages } from '@goldwren/messages/staff/checks/exclusions';
import { exclusionReview } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../lib/api.ts';
import { queries } from '../../lib/queries.ts';
import { Detail } from '../../shared/detail.tsx';
import { MatchTitle } from '../../shared/match-title.tsx';
import { PlayerLink } from '../../shared/player-link.tsx';
import { When } from '../../shared/when.tsx';

/** One match: both profiles next to each other, their common data, and the decision. */
export function MatchPage({ id }: { id: string }) {
  const query = useQuery(queries.exclusions.match({ params: { id } }));
  return <Detail query={query}>{(match) => <Match {...match} />}</Detail>;
}

function Match(match: ExclusionMatchDetail) {
  const { profile, excluded_profile: excluded } = match;
  return (
    <>
      <MatchTitle
        title={messages.matchTitle(`${profile.first_name} ${profile.last_name}`)}
        match={match}
        messages={messages}
        reasonMaxLength={exclusionReview.reasonMaxLength}
        send={(body) => api.exclusions.decide({ params: { id: match.id }, body })}
      />
      <SectionCard title={messages.verdicts[match.verdict]} className="mb-4">
        <Facts
          facts={[
            [messages.common, messages.inCommon(match.reasons)],
            [messages.occasion, messages.occasions[match.occasion]],
            [messages.opened, <When key="opened" at={match.opened_at} />],
            match.decided_at ? [messages.decided, <When key="decided" at={match.decided_at} />] : null,
            match.reason ? [messages.reason, match.reason] : null,
          ]}
        />
      </SectionCard>
      <div className="grid gap-4 lg:grid-cols-2">
        <SectionCard title={messages.player}>
          <Facts facts={[[messages.player, <PlayerLink key="player" {...match.player} />], ...factsOf(profile)]} />
        </SectionCard>
        <SectionCard title={messages.excludedPlayer}>
          <Facts
            facts={[
              [
                messages.excludedPlayer,
                match.excluded_player ? (
                  <PlayerLink key="excluded" {...match.excluded_player} />
                ) : (
                  messages.ofCell(match.excluded_cell)
                ),
              ],
              ...(excluded ? factsOf(excluded) : []),
              match.excluded_people.length > 0
                ? [messages.name, <Names key="names" people={match.excluded_people} />]
                : null,
              match.excluded_at ? [messages.excludedAt, <When key="since" at={match.excluded_at} />] : null,
              match.excluded_player || match.excluded_at
                ? [
                    messages.excludedUntil,
                    match.excluded_until ? <When key="until" at={match.excluded_until} /> : messages.forGood,
                  ]
                : null,
            ]}
          />
          <ExcludedNote {...match} />
        </SectionCard>
      </div>
    </>
  );
}

/** Explains why details of the excluded account are missing. */
function ExcludedNote({ excluded_player: own, excluded_profile: excluded, excluded_at: since }: ExclusionMatchDetail) {
  if (excluded) return null;
  const ofCell = since ? messages.elsewhere : messages.endedElsewhere;
  return <p className="mt-2 text-ink-2">{own ? messages.erased : ofCell}</p>;
}

function Names({ people }: { people: ExclusionMatchDetail['excluded_people'] }) {
  const texts = people.map((person) => messages.named(`${person.first_name} ${person.last_name}`, person.birth_date));
  return (
    <>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  );
}

function factsOf(profile: ExclusionMatchDetail['profile']): [string, ReactNode][] {
  return [
    [messages.name, `${profile.first_name} ${profile.last_name}`],
    [messages.born, profile.birth_date],
    [messages.email, profile.email],
    [messages.phone, profile.phone ?? messages.noPhone],
    [messages.registered, <When key="registered" at={profile.created_at} />],
  ];
}
