import type { SanctionsMatchDetail } from '@goldwren/contracts/staff';
import { sanctionsMessages as messages } from '@goldwren/messages/staff/checks/sanctions';
import { sanctions } from '@goldwren/rules';
import { SectionCard } from '@goldwren/ui/card';
import { Facts } from '@goldwren/ui/facts';
import { Table } from '@goldwren/ui/table';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queries } from '../../lib/queries.ts';
import { Detail } from '../../shared/detail.tsx';
import { MatchTitle } from '../../shared/match-title.tsx';
import { PlayerLink } from '../../shared/player-link.tsx';
import { When } from '../../shared/when.tsx';

const cell = 'px-2 py-1.5 align-top';

/** One match: both names next to each other, every screening of this player, and the decision. */
export function MatchPage({ id }: { id: string }) {
  const query = useQuery(queries.sanctions.match({ params: { id } }));
  return <Detail query={query}>{(match) => <Match {...match} />}</Detail>;
}

function Match(match: SanctionsMatchDetail) {
  return (
    <>
      <MatchTitle
        title={messages.matchTitle(match.name)}
        match={match}
        messages={messages}
        reasonMaxLength={sanctions.reasonMaxLength}
        send={(body) => api.sanctions.decide({ params: { id: match.id }, body })}
      />
      <div className="grid gap-4 lg:grid-cols-2">
        <SectionCard title={messages.name}>
          <Facts
            facts={[
              [messages.player, <PlayerLink key="player" {...match.player} />],
              [messages.name, match.name],
              [messages.born, match.birth_year],
              [messages.score, messages.ofHundred(match.score)],
              [messages.opened, <When key="opened" at={match.opened_at} />],
              match.decided_at ? [messages.decided, <When key="decided" at={match.decided_at} />] : null,
              match.reason ? [messages.reason, match.reason] : null,
            ]}
          />
        </SectionCard>
        <SectionCard title={messages.listed}>
          <Facts
            facts={[
              [messages.listed, match.listed_name],
              [messages.born, match.listed_birth_years.join(', ') || messages.bornUnknown],
              [messages.entry, match.entry],
              [messages.listVersion, match.list_version],
            ]}
          />
        </SectionCard>
      </div>
      <SectionCard title={messages.screenings} className="mt-4 overflow-x-auto">
        <Table
          caption={messages.screenings}
          cell={cell}
          columns={[
            { title: messages.at },
            { title: messages.occasion },
            { title: messages.name },
            { title: messages.version, numeric: true },
            { title: messages.result },
          ]}
        >
          {match.screenings.map(({ id, at, occasion, name, birth_year, list_version, result }) => (
            <tr key={id}>
              <td className={cell}>
                <When at={at} />
              </td>
              <td className={cell}>{messages.occasions[occasion]}</td>
              <td className={cell}>{`${name}, ${birth_year}`}</td>
              <td className={`${cell} text-right`}>{list_version ?? '–'}</td>
              <td className={cell}>{messages.results[result]}</td>
            </tr>
          ))}
        </Table>
      </SectionCard>
    </>
  );
}
