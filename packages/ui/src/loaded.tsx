import type { ReactNode } from 'react';
import { LoadProblem } from './load-problem.tsx';
import { LoadingWords } from './skeleton.tsx';

/** What is asked for and has come, has not, or could not. */
interface Asked<T> {
  data: T | undefined;
  isError: boolean;
  error: unknown;
  refetch: () => unknown;
}

interface LoadedProps<T> {
  query: Asked<T>;
  /** Said to those who cannot see the skeleton; left out where the skeleton says it itself. */
  loading?: string;
  /** Of the size that the content will have. */
  skeleton: ReactNode;
  /** What could not be had. */
  problem: string;
  problemClass?: string;
  /** Above the problem, where more has to be said. */
  beforeProblem?: ReactNode;
  /** An older answer stays when a newer one could not be had. */
  keepsOlder?: boolean;
  /** In place of the content where there is nothing to show. */
  empty?: { when: (data: T) => boolean; show: ReactNode };
  children: (data: T) => ReactNode;
}

function requestIdOf(error: unknown): string | null {
  const id = typeof error === 'object' && error !== null && 'requestId' in error ? error.requestId : null;
  return typeof id === 'string' ? id : null;
}

/** The four states of everything that is asked for: on its way, could not be had, nothing there, there. */
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
        {loading ? <LoadingWords>{loading}</LoadingWords> : null}
        {skeleton}
      </>
    );
  }
  return empty?.when(data) ? empty.show : children(data);
}
