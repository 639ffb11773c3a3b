import { ApiProblem } from '@goldwren/contracts/client';
import { site } from '@goldwren/messages/current/site';
import { Button } from '@goldwren/ui/button';
import { RequestId } from '@goldwren/ui/load-problem';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { ButtonLink } from '../../shared/navigation/page-link.tsx';

/** Replaces a screen that could not be loaded or failed to render. */
export function RouteProblem({ error }: { error: unknown }) {
  usePageTitle(site.broken.title);
  return (
    <div className="content max-w-2xl py-16">
      <h1 className="text-3xl">{site.broken.title}</h1>
      <p className="mt-3 text-ink-2">{site.broken.text}</p>
      {error instanceof ApiProblem && error.requestId ? <RequestId id={error.requestId} /> : null}
      <div className="mt-6 flex gap-3">
        {/* Reloads the document, because a screen that failed to download stays failed in this one. */}
        <Button onClick={() => window.location.reload()}>{site.retry}</Button>
        <ButtonLink page="home" look="secondary" reloadDocument>
          {site.backHome}
        </ButtonLink>
      </div>
    </div>
  );
}
