import type { PlayerLine } from '@goldwren/contracts/staff';
import { useRowCell } from '../lib/cells/row-cell.ts';
import { usePermission } from '../lib/session-store.ts';
import { CellLink } from './cells/cell-link.tsx';
import { PageLink } from './page-link.tsx';
import { PlayerName } from './player-name.tsx';

/**
 * A player's name, as a link for staff who may open the player's page. Do not use it in a cell that is already
 * a link.
 */
export function PlayerLink({ id, display, email }: PlayerLine) {
  const mayOpen = usePermission('players.read');
  const cell = useRowCell();
  const name = <PlayerName display={display} email={email} />;
  if (!mayOpen) return name;
  if (cell !== null) {
    return (
      <CellLink cell={cell} target={{ page: 'player', params: { id } }} className="link inline-block">
        {name}
      </CellLink>
    );
  }
  return (
    <PageLink page="player" params={{ id }} className="link inline-block">
      {name}
    </PageLink>
  );
}
