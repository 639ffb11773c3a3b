import type { Challenge, ChallengeLine } from '@goldwren/contracts/player';
import { challenge as messages } from '@goldwren/messages/current/challenge';
import { Button } from '@goldwren/ui/button';
import { Table } from '@goldwren/ui/table';
import { useState } from 'react';
import { formats } from '../../../lib/i18n/format.ts';
import type { GameModule } from '../model/game-module.ts';
import { EntryReplay } from './entry-replay.tsx';

const nameOf = ({ alias, is_own }: ChallengeLine) => alias ?? (is_own ? messages.you : messages.player);

/** The finished entries of a day, best first. Each opens its replay, once the player may see the cards. */
export function Leaderboard({ challenge, module }: { challenge: Challenge; module: GameModule }) {
  const [watched, setWatched] = useState<ChallengeLine | null>(null);
  const { lines, own } = challenge.leaderboard;
  const mayWatch = challenge.is_over || own !== null;
  const isListed = own === null || lines.some(({ is_own }) => is_own);
  const shown = isListed ? lines : [...lines, own];
  if (shown.length === 0) return <p className="text-ink-2">{messages.none}</p>;
  return (
    <>
      <Table
        caption={messages.leaderboard}
        cell="px-2 py-2"
        columns={[
          { title: messages.columns.rank, numeric: true },
          { title: messages.columns.player },
          { title: messages.columns.givenUp, numeric: true },
          ...(mayWatch ? [{ title: messages.columns.replay }] : []),
        ]}
      >
        {shown.map((line) => (
          <tr key={line.entry_id} className={line.is_own ? 'font-semibold' : ''}>
            <td className="px-2 text-right tabular-nums">{formats.number(line.rank)}</td>
            <td className="px-2 break-words">{nameOf(line)}</td>
            <td className="px-2 text-right tabular-nums">{formats.multiple(line.given_up_x100)}</td>
            {mayWatch && (
              <td className="px-2 py-1">
                <Button
                  look="secondary"
                  aria-label={messages.watch(nameOf(line), line.rank)}
                  onClick={() => setWatched(line)}
                >
                  {messages.watchShort}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </Table>
      {!mayWatch && <p className="mt-2 text-sm text-ink-2">{messages.finishFirst}</p>}
      {watched && (
        <EntryReplay
          key={watched.entry_id}
          {...{ entryId: watched.entry_id, module, onClose: () => setWatched(null) }}
          title={watched.is_own ? messages.ownReplay : messages.replayOf(nameOf(watched))}
        />
      )}
    </>
  );
}
