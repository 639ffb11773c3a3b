import { RequestId } from '@goldwren/ui/load-problem';
import { Banner } from '@goldwren/ui/status-text';
import type { ReactNode } from 'react';
import type { ProblemMessage } from '../lib/problems/describe-problem.ts';

/** Shows why the server rejected a form, with the request id for support. `children`: what is still true. */
export function ProblemBanner({ problem, children }: { problem: ProblemMessage | null; children?: ReactNode }) {
  if (!problem) return null;
  return (
    <Banner tone="bad">
      {problem.text}
      {children}
      {problem.requestId ? <RequestId id={problem.requestId} /> : null}
    </Banner>
  );
}
