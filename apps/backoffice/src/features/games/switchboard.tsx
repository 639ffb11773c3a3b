import type { StaffGame } from '@goldwren/contracts/staff';
import { frame } from '@goldwren/messages/staff/frame';
import { gamesWords as words } from '@goldwren/messages/staff/games';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import { StatusText } from '@goldwren/ui/status-text';
import { Table } from '@goldwren/ui/table';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { queries } from '../../lib/queries.ts';
import { ActionButton } from '../../shared/action-dialog.tsx';
import { NoteField } from '../../shared/reason-fields.tsx';
import { When } from '../../shared/when.tsx';

const cell = 'px-3 py-2 align-top';

/** Every game with its switch, why it stands so, and what is going on in it. */
export function Switchboard() {
  const query = useQuery(queries.games.list());
  return (
    <div className="card overflow-x-auto">
      <Loaded
        query={query}
        loading={frame.loading}
        skeleton={<Skeleton className="m-3 h-64" />}
        problem={words.failed}
        problemClass="p-3"
      >
        {({ results }) => (
          <Table
            caption={words.caption}
            cell={cell}
            columns={[{ title: words.game }, { title: words.state }, { title: words.why }, { title: words.now }]}
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
        <StatusText tone={game.enabled ? 'ok' : 'warn'}>{game.enabled ? words.on : words.off}</StatusText>
        <div className="mt-2 flex flex-wrap gap-2">
          <Buttons {...game} />
        </div>
      </td>
      <td className={cell}>
        <Why {...game} />
      </td>
      <td className={cell}>{words.open(game.open_sessions, game.open_rounds)}</td>
    </tr>
  );
}

function Why({ last_switch: last, needs_look: needsLook, looks }: StaffGame) {
  if (!last) return <>{words.never}</>;
  return (
    <>
      {words.reasons[last.reason]}, <When at={last.at} />, {words.by(last.by)}
      {last.note ? <p className="text-sm text-ink-2">{last.note}</p> : null}
      {last.finding?.day ? (
        <p className="text-sm text-ink-2">{words.finding(last.finding.day, last.finding.mismatches)}</p>
      ) : null}
      {needsLook ? <p className="text-sm text-warn">{words.lookNeeded}</p> : null}
      {looks.map(({ by, note }) => (
        <p key={by} className="text-sm text-ink-2">
          {words.lookedInto(by, note)}
        </p>
      ))}
    </>
  );
}

function Buttons({ id, title, enabled, needs_look: needsLook }: StaffGame) {
  const params = { id: String(id) };
  const common = { fields: ['reason'], done: words.done } as const;
  const reasonField = (errors: { reason?: string }) => (
    <NoteField name="reason" label={words.reason} error={errors.reason} />
  );
  if (enabled) {
    return (
      <ActionButton
        {...common}
        label={words.switchOff}
        title={words.switchOff}
        text={words.switchOffText(title)}
        confirm={words.switchOff}
        send={({ reason }) => api.games.switchOff({ params, body: { reason } })}
      >
        {reasonField}
      </ActionButton>
    );
  }
  return (
    <>
      {needsLook ? (
        <ActionButton
          {...common}
          label={words.look}
          title={words.look}
          text={words.lookText}
          confirm={words.look}
          send={({ reason }) => api.games.look({ params, body: { reason } })}
        >
          {reasonField}
        </ActionButton>
      ) : null}
      <ActionButton
        {...common}
        label={words.switchOn}
        title={words.switchOn}
        text={words.switchOnText(title)}
        confirm={words.switchOn}
        send={({ reason }) => api.games.switchOn({ params, body: { reason } })}
      >
        {reasonField}
      </ActionButton>
    </>
  );
}
