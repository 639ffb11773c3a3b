import { Navigate, useParams } from 'react-router';
import { GamePlayer } from '../features/play/shell/game-player.tsx';
import { useAuth } from '../lib/auth-store.ts';
import { paths } from '../lib/paths.ts';

/** /games/{slug}: play needs a signed-in player (spec §2). */
export function Component() {
  const { slug = '' } = useParams();
  const user = useAuth((state) => state.user);
  if (!user) return <Navigate to={paths.loginToPlay(slug)} replace />;
  return <GamePlayer key={slug} slug={slug} restrictions={user.restrictions} />;
}
