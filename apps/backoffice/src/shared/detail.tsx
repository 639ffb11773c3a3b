import { frame } from '@goldwren/messages/staff/frame';
import { Loaded } from '@goldwren/ui/loaded';
import { Skeleton } from '@goldwren/ui/skeleton';
import type { ReactNode } from 'react';
import { sentenceOf } from '../lib/problem-messages.ts';

interface DetailProps<T> {
  query: { data: T | undefined; isError: boolean; error: unknown; refetch: () => unknown };
  children: (data: T) => ReactNode;
}

/** Shows one loaded item. The previous data stay visible if a refetch fails. */
export function Detail<T>({ query, children }: DetailProps<T>) {
  return (
    <Loaded
      query={query}
      loading={frame.loading}
      skeleton={<Skeleton className="mt-2 h-64 max-w-4xl" />}
      problem={sentenceOf(query.error)}
      keepsOlder
    >
      {children}
    </Loaded>
  );
}
