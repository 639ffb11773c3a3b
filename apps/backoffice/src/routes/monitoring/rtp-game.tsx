import { useParams } from 'react-router';
import { GamePage } from '../../features/rtp/game-page.tsx';

export function Component() {
  const { id = '' } = useParams();
  return <GamePage id={id} />;
}
