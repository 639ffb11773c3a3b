import { ApiProblem } from '@goldwren/contracts/client';
import { play } from '@goldwren/messages/current/play';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../../../lib/api/queries.ts';
import { usePageTitle } from '../../../../lib/navigation/use-page-title.ts';
import { useAuth } from '../../../../lib/session/auth-store.ts';
import { ButtonLink } from '../../../../shared/navigation/page-link.tsx';
import { useGameModule } from '../loading/use-game-module.ts';
import { RulesPanel } from './rules-panel.tsx';

/** The rules and paytable of a game on a public page, so that everyone can read them before any stake. */
export function RulesPage({ slug }: { slug: string }) {
  const rules = useQuery({ ...queries.games.rules({ params: { slug } }), staleTime: Number.POSITIVE_INFINITY });
  const stage = useGameModule(slug);
  const isVisitor = useAuth((state) => state.user === null);
  const missing = rules.error instanceof ApiProblem && rules.error.status === 404;
  usePageTitle(missing ? play.page.notFound : rules.data ? play.rules.of(rules.data.title) : play.rules.short);
  if (missing) {
    return (
      <div className="content max-w-2xl py-16">
        <h1 className="text-3xl">{play.page.notFound}</h1>
        <ButtonLink page="games" className="mt-6">
          {play.links.games}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="play content max-w-3xl pt-6 pb-12 md:pt-10">
      <h1 className="text-3xl md:text-4xl">{rules.data ? rules.data.title : play.rules.short}</h1>
      <p className="mt-2 mb-6 text-ink-2">{play.rules.intro}</p>
      {/* Until the rules load, the content below them is off screen, so it does not visibly move. */}
      <div className={rules.isPending ? 'min-h-dvh' : ''}>
        <RulesPanel slug={slug} Symbol={stage.data?.Symbol} heading="h2" />
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink page="game-player" params={{ slug: slug }}>
          {play.rules.play}
        </ButtonLink>
        {isVisitor && (
          <ButtonLink page="game-demo" params={{ slug: slug }} look="secondary">
            {play.rules.demo}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
