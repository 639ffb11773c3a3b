import { Loaded } from '@goldwren/ui/loaded';
import { PageProgress } from '@goldwren/ui/page-progress';
import { LoadingText, Skeleton } from '@goldwren/ui/skeleton';
import type { Sheet } from '../sheet.ts';

const rounds = ['Starlight Fortune, returned 400', 'Jacks or Better Poker, paid 5,000'];

interface Answer {
  data: readonly string[] | undefined;
  isError: boolean;
  error?: unknown;
}

function Rounds({ data, isError, error = null, keepsOlder = false }: Answer & { keepsOlder?: boolean }) {
  return (
    <Loaded
      query={{ data, isError, error, refetch: () => undefined }}
      loading="Loading your rounds…"
      skeleton={<Skeleton className="h-14 w-64" />}
      problem="Your rounds could not be loaded."
      keepsOlder={keepsOlder}
      empty={{ when: (list) => list.length === 0, show: <p className="text-ink-2">You have played no round yet.</p> }}
    >
      {(list) => (
        <ul className="list-disc pl-5">
          {list.map((round) => (
            <li key={round}>{round}</li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

const failed = { isError: true, error: { requestId: '0199a0a0-0000-7000' } };

export const loading: Sheet = {
  title: 'Loading',
  specimens: [
    {
      state: 'skeletons',
      show: (
        <div className="grid gap-2">
          <LoadingText>Loading the shapes…</LoadingText>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-24 w-64 rounded-(--radius-l)" />
        </div>
      ),
    },
    { state: 'list on its way', show: <Rounds data={undefined} isError={false} /> },
    { state: 'list that could not be had', show: <Rounds data={undefined} {...failed} /> },
    { state: 'list with nothing in it', show: <Rounds data={[]} isError={false} /> },
    { state: 'list that is there', show: <Rounds data={rounds} isError={false} /> },
    { state: 'older list that stays', show: <Rounds data={rounds} {...failed} keepsOlder /> },
    {
      state: 'next page on its way, and none',
      show: (
        <div className="relative grid w-full gap-4">
          <PageProgress loading text="Loading the page…" className="top-0" />
          <PageProgress loading={false} text="Loading the page…" className="top-0" />
        </div>
      ),
    },
  ],
};
