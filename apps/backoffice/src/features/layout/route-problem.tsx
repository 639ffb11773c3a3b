import { frame } from '@goldwren/messages/staff/frame';
import { Button } from '@goldwren/ui/button';
import { RequestId } from '@goldwren/ui/load-problem';
import { useRouteError } from 'react-router';
import { requestIdOf } from '../../lib/problem-messages.ts';
import { ButtonLink } from '../../shared/page-link.tsx';

/** Shown in place of a screen that could not be loaded or broke while it was drawn. */
export function RouteProblem() {
  const requestId = requestIdOf(useRouteError());
  return (
    <div className="content max-w-2xl py-8">
      <h1 className="text-2xl">{frame.broken.title}</h1>
      <p className="mt-2 text-ink-2">{frame.broken.text}</p>
      {requestId ? <RequestId id={requestId} /> : null}
      <div className="mt-4 flex gap-3">
        {/* A fresh load, because a screen that failed to download stays failed in this document. */}
        <Button onClick={() => window.location.reload()}>{frame.broken.reload}</Button>
        <ButtonLink page="work" look="secondary" reloadDocument>
          {frame.notYours.toWork}
        </ButtonLink>
      </div>
    </div>
  );
}
