import { notifications as messages } from '@goldwren/messages/current/notifications';
import { Button } from '@goldwren/ui/button';
import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { notify } from '@goldwren/ui/notice';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api/api.ts';
import { queries } from '../../lib/api/queries.ts';
import { describeProblem } from '../../lib/problems/describe-problem.ts';
import { readBrowserPush } from '../../lib/push/browser-push.ts';
import { turnOffPush, turnOnPush } from '../../lib/push/player-push.ts';

/** Never answered from memory, because the permission can change outside the page. */
const thisBrowser = { queryKey: ['push', 'this-browser'], queryFn: readBrowserPush, staleTime: 0, gcTime: 0 };

/** Turns notifications on and off in this browser. It is absent when the server sends none. */
export function NotificationsCard() {
  const account = useQuery(queries.push.get());
  const browser = useQuery(thisBrowser);
  if (account.data?.public_key === null) return null;
  return (
    <SectionCard title={messages.title}>
      <p className="text-ink-2">{messages.intro}</p>
      <ul className="my-2 list-disc pl-5 text-ink-2">
        <li>{messages.redemption}</li>
        <li>{messages.security}</li>
      </ul>
      <p className="mb-3 text-sm text-ink-3">{messages.content}</p>
      <Loaded
        query={account}
        loading={messages.loading}
        skeleton={<Skeleton className="h-16" />}
        problem={messages.problem}
        keepsOlder
      >
        {({ public_key: publicKey, results }) => {
          const { data } = browser;
          if (data === undefined || publicKey === null) return <Skeleton className="h-16" />;
          const endpoint = data.state === 'ready' ? data.endpoint : null;
          const others = results.filter((one) => one.endpoint !== endpoint).length;
          return (
            <>
              {data.state === 'ready' ? (
                <Switch publicKey={publicKey} isOn={others < results.length} />
              ) : (
                <p>{data.state === 'blocked' ? messages.blocked : messages.unsupported}</p>
              )}
              {others > 0 ? <p className="mt-3 text-sm text-ink-3">{messages.others(others)}</p> : null}
            </>
          );
        }}
      </Loaded>
    </SectionCard>
  );
}

function Switch({ publicKey, isOn }: { publicKey: string; isOn: boolean }) {
  const queryClient = useQueryClient();
  const turn = useMutation({
    mutationFn: async (on: boolean) => {
      if (on) await turnOnPush(publicKey);
      else await turnOffPush();
    },
    onError: () => notify('bad', messages.failed),
    // The state in the browser may have changed after an error too. The key of the one includes that of the other.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['push'] }),
  });
  const test = useMutation({
    mutationFn: () => api.push.test(),
    onSuccess: () => notify('ok', messages.testSent),
    onError: (error) => notify('bad', describeProblem(error, 'region').text),
  });
  const label = isOn ? messages.turnOff : messages.turnOn;
  return (
    <>
      <p role="status" className="mb-3 font-semibold">
        {isOn ? messages.on : messages.off}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" busy={turn.isPending} onClick={() => turn.mutate(!isOn)}>
          {turn.isPending && turn.variables ? messages.turningOn : label}
        </Button>
        {isOn ? (
          <Button look="secondary" busy={test.isPending} onClick={() => test.mutate()}>
            {messages.sendTest}
          </Button>
        ) : null}
      </div>
    </>
  );
}
