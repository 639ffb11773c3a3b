import type { SanctionsMatchDetail } from '@goldwren/contracts/staff';
import { sanctionsWords as words } from '@goldwren/messages/staff/sanctions';
import { sanctions } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { Table } from '@goldwren/ui/table';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queries } from '../../lib/queries.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { Clock } from '../../shared/clock.tsx';
import { Detail } from '../../shared/detail.tsx';
import { PageTitle } from '../../shared/page-title.tsx';
import { PlayerLink } from '../../shared/player-link.tsx';
import { NoteField, ReasonField } from '../../shared/reason-fields.tsx';
import { When } from '../../shared/when.tsx';

const cell = 'px-2 py-1.5 align-top';

/** One likeness: both names side by side, every look at the list for this player, and the decision. */
export function MatchPage({ id }: { id: string }) {
  const query = useQuery(queries.sanctions.match({ params: { id } }));
  return <Detail query={query}>{(match) => <Match {...match} />}</Detail>;
}

function Match(match: SanctionsMatchDetail) {
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
        {words.matchTitle(match.name)}
      </PageTitle>
      <div className="grid gap-4 lg:grid-cols-2">
        <SectionCard title={words.name}>
          <Facts
            facts={[
              [words.player, <PlayerLink key="player" {...match.player} />],
              [words.name, match.name],
              [words.born, match.birth_year],
              [words.score, words.ofHundred(match.score)],
              [words.opened, <When key="opened" at={match.opened_at} />],
              match.decided_at ? [words.decided, <When key="decided" at={match.decided_at} />] : null,
              match.reason ? [words.reason, match.reason] : null,
            ]}
          />
        </SectionCard>
        <SectionCard title={words.listed}>
          <Facts
            facts={[
              [words.listed, match.listed_name],
              [words.born, match.listed_birth_years.join(', ') || words.bornUnknown],
              [words.entry, match.entry],
              [words.listVersion, match.list_version],
            ]}
          />
        </SectionCard>
      </div>
      <SectionCard title={words.screenings} className="mt-4 overflow-x-auto">
        <Table
          caption={words.screenings}
          cell={cell}
          columns={[
            { title: words.at },
            { title: words.occasion },
            { title: words.name },
            { title: words.version, numeric: true },
            { title: words.result },
          ]}
        >
          {match.screenings.map(({ id, at, occasion, name, birth_year, list_version, result }) => (
            <tr key={id}>
              <td className={cell}>
                <When at={at} />
              </td>
              <td className={cell}>{words.occasions[occasion]}</td>
              <td className={cell}>{`${name}, ${birth_year}`}</td>
              <td className={`${cell} text-right`}>{list_version ?? '–'}</td>
              <td className={cell}>{words.results[result]}</td>
            </tr>
          ))}
        </Table>
      </SectionCard>
    </>
  );
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
        api.sanctions.decide({ params: { id }, body: { decision: decision as 'cleared' | 'confirmed', reason } })
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
            maxLength={sanctions.reasonMaxLength}
            error={errors.reason}
          />
        </>
      )}
    </ActionButton>
  );
}
