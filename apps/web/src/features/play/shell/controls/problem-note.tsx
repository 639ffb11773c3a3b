import { StatusText } from '@goldwren/ui/status-text';
import type { ProblemMessage } from '../../../../lib/problems/describe-problem.ts';
import { PageLink } from '../../../../shared/navigation/page-link.tsx';

/** Explains what went wrong with a round and what to do next. The round itself is never lost. */
export function ProblemNote({ problem }: { problem: ProblemMessage | null }) {
  if (!problem) return null;
  return (
    <StatusText tone="bad">
      <strong>{problem.title}.</strong> <span className="text-ink">{problem.text}</span>{' '}
      {problem.link && (
        <PageLink className="link font-semibold" page={problem.link.page}>
          {problem.link.label}
        </PageLink>
      )}
    </StatusText>
  );
}
