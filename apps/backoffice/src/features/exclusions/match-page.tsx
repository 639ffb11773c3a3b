import type { ExclusionMatchDetail } from '@goldwren/contracts/staff';
import { exclusionsWords as words } from '@goldwren/messages/staff/exclusions';
import { exclusionReview } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../lib/api.ts';
import { queries } from '../../lib/queries.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Clock } from '../../shared/clock.tsx';
import { Detail } from '../../shared/detail.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { PlayerLink } from '../../shared/player-link.tsx';
import { NoteField, ReasonField } from '../../shared/reason-fields.tsx';
import { When } from '../../shared/when.tsx';

/** One match: both profiles next to each other, what they have in common, and the decision. */
export function MatchPage({ id }: { id: string }) {
  const query = useQuery(queries.exclusions.match({ params: { id } }));
  return <Detail query={query}>{(match) => <Match {...match} />}</Detail>;
}

function Match(match: ExclusionMatchDetail) {
  const { profile, excluded_profile: excluded } = match;
  return (
    <>
      <PageTitle
        about={
          match.state === 'open' ? (
            <Clock since={match.opened_at} due={match.due_at} breached={match.breached} />
          ) : (
            words.states[match.state]
          )
        }
        actions={<Decide id={match.id} />}
      >
        {words.matchTitle(`${profile.first_name} ${profile.last_name}`)}
      </PageTitle>
      <SectionCard title={words.verdicts[match.verdict]} className="mb-4">
        <Facts
          facts={[
            [words.common, words.inCommon(match.reasons)],
            [words.occasion, words.occasions[match.occasion]],
            [words.opened, <When key="opened" at={match.opened_at} />],
            match.decided_at ? [words.decided, <When key="decided" at={match.decided_at} />] : null,
            match.reason ? [words.reason, match.reason] : null,
          ]}
        />
      </SectionCard>
      <div className="grid gap-4 lg:grid-cols-2">
        <SectionCard title={words.player}>
          <Facts facts={[[words.player, <PlayerLink key="player" {...match.player} />], ...factsOf(profile)]} />
        </SectionCard>
        <SectionCard title={words.excludedPlayer}>
          <Facts
            facts={[
              [words.excludedPlayer, <PlayerLink key="excluded" {...match.excluded_player} />],
              ...(excluded ? factsOf(excluded) : []),
              match.excluded_at ? [words.excludedAt, <When key="since" at={match.excluded_at} />] : null,
              [
                words.excludedUntil,
                match.excluded_until ? <When key="until" at={match.excluded_until} /> : words.forGood,
              ],
            ]}
          />
          {excluded ? null : <p className="mt-2 text-ink-2">{words.erased}</p>}
        </SectionCard>
      </div>
    </>
  );
}

function factsOf(profile: ExclusionMatchDetail['profile']): [string, ReactNode][] {
  return [
    [words.name, `${profile.first_name} ${profile.last_name}`],
    [words.born, profile.birth_date],
    [words.email, profile.email],
    [words.phone, profile.phone ?? words.noPhone],
    [words.registered, <When key="registered" at={profile.created_at} />],
  ];
}

function Decide({ id }: { id: string }) {
  return (
    <ActionButton
      label={words.decide}
      look="primary"
      title={words.decideTitle}
      text={words.decideText}
      confirm={words.confirm}
      fields={['decision', 'reason'] as const}
      send={({ decision, reason }) =>
        api.exclusions.decide({ params: { id }, body: { decision: decision as 'cleared' | 'confirmed', reason } })
      }
      done={words.done}
    >
      {(errors) => (
        <>
          <ReasonField
            name="decision"
            label={words.decision}
            options={Object.entries(words.decisions)}
            error={errors.decision}
          />
          <NoteField
            name="reason"
            label={words.reason}
            hint={words.reasonHint}
            maxLength={exclusionReview.reasonMaxLength}
            error={errors.reason}
          />
        </>
      )}
    </ActionButton>
  );
}
