import type { ReactNode } from 'react';
import { LoadProblem } from './load-problem.tsx';
import { LoadingText } from './skeleton.tsx';

/** The state of a query: loaded, loading or failed. */
interface QueryState<T> {
  data: T | undefined;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  query: QueryState<T>;
  /** Text for screen readers while loading. Not needed if the skeleton contains it. */
  loading?: string;
  /** Placeholder with the size of the content. */
  skeleton: ReactNode;
  /** Sentence that is shown after an error. */
  problem: string;
  problemClass?: string;
  /** Additional content above the problem. */
  beforeProblem?: ReactNode;
  /** Keep older data after a failed refetch. */
  keepsOlder?: boolean;
  /** Replaces the content if there is nothing to show. */
  empty?: { when: (data: T) => boolean; show: ReactNode };
  children: (data: T) => ReactNode;
}

function requestIdOf(error: unknown): string | null {
  const id = typeof error === 'object' && error !== null && 'requestId' in error ? error.requestId : null;
  return typeof id === 'string' ? id : null;
}

/** Renders one of the four states of a query: loading, failed, empty or loaded. */
export function Loaded<T>({ query, skeleton, children, ...props }: LoadedProps<T>) {
  const { loading, problem, problemClass, beforeProblem, keepsOlder = false, empty } = props;
  const { data, isError, error } = query;
  if (isError && !(keepsOlder && data !== undefined)) {
    const retry = () => void query.refetch();
    return (
      <>
        {beforeProblem}
        <LoadProblem
          text={problem}
          requestId={requestIdOf(error)}
          onRetry={retry}
          {...(problemClass ? { className: problemClass } : {})}
        />
      </>
    );
  }
  if (data === undefined) {
    return (
      <>
        {loading ? <LoadingText>{loading}</LoadingText> : null}
        {skeleton}
      </>
    );
  }
  return empty?.when(data) ? empty.show : children(data);
}
