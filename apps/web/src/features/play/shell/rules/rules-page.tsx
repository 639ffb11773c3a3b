import { ApiProblem } from '@goldwren/contracts/client';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../../lib/queries.ts';
import { usePageTitle } from '../../../../lib/use-page-title.ts';
import { ButtonLink } from '../../../../shared/page-link.tsx';
import { isPlayable, loadGameModule } from '../load-game-module.ts';
import '../play.css';
import { RulesPanel } from './rules-panel.tsx';

/** Rules and paytable of one game as a page of its own: for everybody, before any stake. */
export function RulesPage({ slug }: { slug: string }) {
  const rules = useQuery({ ...queries.games.rules({ params: { slug } }), staleTime: Number.POSITIVE_INFINITY });
  const stage = useQuery({
    queryKey: ['stage', slug],
    queryFn: () => loadGameModule(slug),
    enabled: isPlayable(slug),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const missing = rules.error instanceof ApiProblem && rules.error.status === 404;
  usePageTitle(missing ? 'Game not found' : rules.data ? `Rules of ${rules.data.title}` : 'Rules');
  if (missing) {
    return (
      <div className="content max-w-2xl py-16">
        <h1 className="text-3xl">Game not found</h1>
        <ButtonLink page="games" className="mt-6">
          Back to Games
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="play content max-w-3xl pt-6 pb-12 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{rules.data ? rules.data.title : 'Rules and paytable'}</h1>
      <p className="mt-2 mb-6 text-ink-2">Rules and paytable. The same odds hold for Gold Coins and Sweeps Coins.</p>
      <RulesPanel slug={slug} Symbol={stage.data?.Symbol} heading="h2" />
      <ButtonLink page="game-player" params={{ slug: slug }} className="mt-8">
        Play
      </ButtonLink>
    </div>
  );
}
