import { useParams } from 'react-router';
import { GamePlayer } from '../../features/play/shell/game-player.tsx';
import { useAuth } from '../../lib/session/auth-store.ts';

/** /games/{slug}. */
export function Component() {
  const { slug = '' } = useParams();
  const user = useAuth((state) => state.user);
  return user ? <GamePlayer key={slug} slug={slug} restrictions={user.restrictions} /> : null;
}
