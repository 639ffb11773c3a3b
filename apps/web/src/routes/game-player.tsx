import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { useAuth } from '../lib/auth-store.ts';
import { paths } from '../lib/paths.ts';
import { queries } from '../lib/queries.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { ButtonLink } from '../ui/button.tsx';

export function Component() {
  const { slug = '' } = useParams();
  const user = useAuth((state) => state.user);
  const games = useQuery(queries.games.list());
  const game = games.data?.results.find((one) => one.slug === slug);
  usePageTitle(game?.title ?? 'Game');
  if (!user) return <Navigate to={paths.loginToPlay(slug)} replace />;
  return (
    <div className="content py-8">
      <h1 className="text-3xl">{game?.title ?? (games.isSuccess ? 'Game not found' : 'Loading game')}</h1>
      <p className="my-3 text-ink-2">{game?.description}</p>
      <ButtonLink to={paths.games}>Back to Games</ButtonLink>
    </div>
  );
}
