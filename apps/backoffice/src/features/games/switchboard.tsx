import type { StaffGame } from '@goldwren/contracts/staff';
import { frame } from '@goldwren/messages/staff/frame';
import { gamesMessages as messages } from '@goldwren/messages/staff/site/games';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { StatusText } from '@goldwren/ui/status-text';
import { Table } from '@goldwren/ui/table';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queries } from '../../lib/queries.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { ReasonField } from '../../shared/reason-fields.tsx';
import { When } from '../../shared/when.tsx';

const cell = 'px-3 py-2 align-top';

/** Every game with its switch, the reason for its state, and its open rounds. */
export function Switchboard() {
  const query = useQuery(queries.games.list());
  return (
    <div className="card overflow-x-auto">
      <Loaded
        query={query}
        loading={frame.loading}
        skeleton={<Skeleton className="m-3 h-64" />}
        problem={messages.failed}
        problemClass="p-3"
      >
        {({ results }) => (
          <Table
            caption={messages.caption}
            cell={cell}
            columns={[
              { title: messages.game },
              { title: messages.state },
              { title: messages.why },
              { title: messages.now },
            ]}
          >
            {results.map((game) => (
              <GameRow key={game.id} {...game} />
            ))}
          </Table>
        )}
      </Loaded>
    </div>
  );
}

function GameRow(game: StaffGame) {
  return (
    <tr className="focus-within:bg-raised hover:bg-raised">
      <td className={`${cell} font-medium`}>{game.title}</td>
      <td className={cell}>
        <StatusText tone={game.enabled ? 'ok' : 'warn'}>{game.enabled ? messages.on : messages.off}</StatusText>
        <div className="mt-2 flex flex-wrap gap-2">
          <Buttons {...game} />
        </div>
      </td>
      <td className={cell}>
        <Why {...game} />
      </td>
      <td className={cell}>{messages.open(game.open_sessions, game.open_rounds)}</td>
    </tr>
  );
}

function Why({ last_switch: last, needs_investigation: needsInvestigation, investigations }: StaffGame) {
  if (!last) return <>{messages.never}</>;
  return (
    <>
      {messages.reasons[last.reason]}, <When at={last.at} />, {messages.by(last.by)}
      {last.note ? <p className="text-sm text-ink-2">{last.note}</p> : null}
      {last.finding?.day ? (
        <p className="text-sm text-ink-2">{messages.finding(last.finding.day, last.finding.mismatches)}</p>
      ) : null}
      {needsInvestigation ? <p className="text-sm text-warn">{messages.investigationNeeded}</p> : null}
      {investigations.map(({ by, note }) => (
        <p key={by} className="text-sm text-ink-2">
          {messages.investigatedBy(by, note)}
        </p>
      ))}
    </>
  );
}

function Buttons({ id, title, enabled, needs_investigation: needsInvestigation }: StaffGame) {
  const params = { id: String(id) };
  const common = { fields: ['reason'], done: messages.done } as const;
  const reasonField = (errors: { reason?: string }) => <ReasonField error={errors.reason} />;
  if (enabled) {
    return (
      <ActionButton
        {...common}
        label={messages.switchOff}
        text={messages.switchOffText(title)}
        send={({ reason }) => api.games.switchOff({ params, body: { reason } })}
      >
        {reasonField}
      </ActionButton>
    );
  }
  return (
    <>
      {needsInvestigation ? (
        <ActionButton
          {...common}
          label={messages.recordInvestigation}
          text={messages.recordInvestigationText}
          send={({ reason }) => api.games.recordInvestigation({ params, body: { reason } })}
        >
          {reasonField}
        </ActionButton>
      ) : null}
      <ActionButton
        {...common}
        label={messages.switchOn}
        text={messages.switchOnText(title)}
        send={({ reason }) => api.games.switchOn({ params, body: { reason } })}
      >
        {reasonField}
      </ActionButton>
    </>
  );
}
