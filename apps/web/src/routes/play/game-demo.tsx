import { useParams } from 'react-router';
import { MovedTo } from '../../features/layout/guards.tsx';
import { DemoPage } from '../../features/play/demo/demo-page.tsx';
import { useAuth } from '../../lib/session/auth-store.ts';

/** /games/{slug}/demo: for visitors. A player gets the game itself. */
export function Component() {
  const { slug = '' } = useParams();
  const isPlayer = useAuth((state) => state.user !== null);
  if (isPlayer) return <MovedTo page="game-player" params={{ slug }} />;
  return (
    <div className="play">
      <DemoPage key={slug} slug={slug} />
    </div>
  );
}
