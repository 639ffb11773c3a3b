import { useParams } from 'react-router';
import { RequestAdjustment } from '../../features/adjustments/request-adjustment.tsx';
import { PlayerPage } from '../../features/players/player-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <PlayerPage id={id} adjust={<RequestAdjustment playerId={id} />} />;
}
