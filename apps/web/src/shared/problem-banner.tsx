import { RequestId } from '@goldwren/ui/load-problem';
import { Banner } from '@goldwren/ui/status-text';
import type { ReactNode } from 'react';
import type { ProblemMessage } from '../lib/describe-problem.ts';

/** Why the server refused a form, and by which id its logs know the request. `children`: what holds all the same. */
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
