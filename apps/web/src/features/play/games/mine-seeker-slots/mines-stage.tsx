import { mineSeekerSlots as messages } from '@goldwren/messages/current/games/mine-seeker-slots';
import { type CSSProperties, useState } from 'react';
import type { StageProps } from '../../model/game-module.ts';
import { cachedPicture } from '../../picks/cached-picture.ts';
import { type Cell, CellGrid } from '../../picks/cell-grid.tsx';
import { Celebration } from '../../shell/celebration/celebration.tsx';
import { celebrationOf } from '../../shell/celebration/celebration-level.ts';
import { useGameKeys } from '../../shell/keyboard.ts';
import { World } from '../../shell/world/world.tsx';
import { CellArt, type CellArtProps } from './cell-art.tsx';
import { cellNumbers, columns, lookOf, minesOf, placeOf } from './field-view.ts';
import { PayLadder } from './pay-ladder.tsx';
import { useDig } from './use-dig.ts';
import '../../shell/dark-stage.css';
import '../../picks/picks.css';
import '../../picks/picks-zoomed.css';
import './mines.css';
import './ladder.css';

const slug = 'mine-seeker-slots';

/** The key C cashes out, once at least one cell is open. */
function useCashOutKey({ keys, phase, onAct }: StageProps, safe: number): void {
  useGameKeys((key) => {
    if (!keys || phase !== 'deciding' || safe === 0 || key.toLowerCase() !== 'c') return false;
    onAct({ type: 'cash_out' });
    return true;
  });
}

const pictureOf = cachedPicture((props: CellArtProps) => <CellArt {...props} />);

/** Mines: a field of covered cells that are opened one at a time. */
export function MinesStage(props: StageProps) {
  const { phase, round, reducedMotion, choice, guarded, onAct } = props;
  const { field, revealed } = useDig(props);
  const [requested, setRequested] = useState<{ round: string; cell: number } | null>(null);
  // Cells that were open when this stage was created do not flip again.
  const [stillRound] = useState(round?.round_id ?? null);
  const [stillSteps] = useState(round?.actions.length ?? 0);
  useCashOutKey(props, field.safe.length);

  const cellOf = (cell: number): Cell => {
    const look = lookOf(field, cell);
    const waiting = phase === 'acting' && requested?.round === round?.round_id && requested?.cell === cell;
    const at = field.safe.indexOf(cell);
    const still = round?.round_id === stillRound && (phase === 'idle' || (at >= 0 && at < stillSteps));
    return {
      name: messages.cell[look](placeOf(cell)),
      look,
      off: phase !== 'deciding' || guarded === true || look !== 'covered',
      picture: pictureOf({ look, reducedMotion, waiting, still }),
    };
  };
  const open = (cell: number) => {
    setRequested(round && { round: round.round_id, cell });
    onAct({ type: 'open', cells: [cell] });
  };
  // The lantern is in the middle of the field, and follows what is opened.
  const lamp = field.blast ?? field.safe.at(-1) ?? Math.trunc(cellNumbers.length / 2);
  const level = revealed && round ? celebrationOf(round) : 0;
  return (
    <div
      className="play-frame dark-stage picks mines"
      data-celebrating={level > 0 || undefined}
      data-level={level || undefined}
    >
      <World slug={slug} />
      <PayLadder
        mines={minesOf(choice)}
        safe={field.safe.length}
        end={field.blast !== null ? 'lost' : field.mines.length > 0 ? 'paid' : null}
      />
      <CellGrid label={messages.field} cells={cellNumbers.map(cellOf)} onPress={open} />
      <i
        className="mine-lamp"
        data-lit={phase === 'idle' ? undefined : true}
        style={{ '--x': lamp % columns, '--y': Math.trunc(lamp / columns) } as CSSProperties}
        aria-hidden="true"
      />
      {revealed && round && <Celebration {...{ round, level, phase, reducedMotion }} won='[data-look="safe"]' />}
    </div>
  );
}
