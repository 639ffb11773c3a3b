import type { Game, SessionStarted } from '@goldwren/contracts/player';
import { play } from '@goldwren/messages/current/play';
import { Button } from '@goldwren/ui/button';
import { memo, useDeferredValue } from 'react';
import { PageLink } from '../../../../shared/navigation/page-link.tsx';
import type { CoachRowProps } from '../../coach/coach-row.tsx';
import type { GameModule } from '../../model/game-module.ts';
import type { PlayState } from '../../model/play-state.ts';
import type { PlayController } from '../../session/play-controller.ts';
import { SwitchRow } from '../controls/switch-row.tsx';
import { loadLater } from '../loading/load-later.tsx';
import { SessionCard } from './session-card.tsx';

const coachRow = loadLater<CoachRowProps>(async () => (await import('../../coach/coach-row.tsx')).CoachRow);

interface SessionPanelProps {
  game: Game;
  module: GameModule;
  session: SessionStarted;
  state: PlayState;
  controller: PlayController;
  /** The id, for links to the card. */
  id: string;
  keys: boolean;
  setKeys: (on: boolean) => void;
  coach: boolean;
  setCoachOn: (on: boolean) => void;
  ownText: string;
  setOwnText: (text: string) => void;
}

/** Next to the table, or below it on small screens. It does not need to update in the same frame as a press. */
export function SessionPanel({ state, ...props }: SessionPanelProps) {
  return <Panel {...props} state={useDeferredValue(state)} />;
}

/** Renders only when its content changes. */
const Panel = memo(function Panel(props: SessionPanelProps) {
  const { game, module, session, state, controller, id, keys, setKeys, coach, setCoachOn, ownText, setOwnText } = props;
  const running = state.phase !== 'idle';
  const ending = state.status === 'ending';
  return (
    <div className="player-side" id={id}>
      <SessionCard {...{ game, session, state, ownText, onOwnText: setOwnText }}>
        <div className="flex items-center gap-4">
          <Button look="secondary" className="flex-1" busy={running || ending} onClick={() => void controller.end()}>
            {ending ? play.session.ending : play.session.end}
          </Button>
          <PageLink page="limits" className="link inline-flex min-h-11 items-center justify-center">
            {play.links.limits}
          </PageLink>
        </div>
        <SwitchRow label={play.session.keys} on={keys} onChange={setKeys} />
        <dl className="grid grid-cols-[auto_1fr] gap-x-3 text-sm text-ink-3">
          {module.keyHelp.map((help) => (
            <div key={help.keys} className="contents">
              <dt>
                <kbd className="[font:inherit]">{help.keys}</kbd>
              </dt>
              <dd>{help.does}</dd>
            </div>
          ))}
        </dl>
        {module.hasCoach && (
          <div className="min-h-11">
            <coachRow.Part {...{ module, state }} on={coach} onChange={setCoachOn} />
          </div>
        )}
      </SessionCard>
      <p className="mt-3 px-1 text-sm text-ink-3">{play.session.smallPrint}</p>
    </div>
  );
});
