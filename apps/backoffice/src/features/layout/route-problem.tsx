import { frame } from '@goldwren/messages/staff/frame';
import { Button } from '@goldwren/ui/button';
import { RequestId } from '@goldwren/ui/load-problem';
import { useRouteError } from 'react-router';
import { requestIdOf } from '../../lib/problem-messages.ts';
import { ButtonLink } from '../../shared/page-link.tsx';

/** Replaces a screen that failed to load or to render. */
export function RouteProblem() {
  const requestId = requestIdOf(useRouteError());
  return (
    <div className="content max-w-2xl py-8">
      <h1 className="text-2xl">{frame.broken.title}</h1>
      <p className="mt-2 text-ink-2">{frame.broken.text}</p>
      {requestId ? <RequestId id={requestId} /> : null}
      <div className="mt-4 flex gap-3">
        {/* Reload the document: a screen that failed to download stays failed until then. */}
        <Button onClick={() => window.location.reload()}>{frame.broken.reload}</Button>
        <ButtonLink page="work" look="secondary" reloadDocument>
          {frame.noPermission.toWork}
        </ButtonLink>
      </div>
    </div>
  );
}
