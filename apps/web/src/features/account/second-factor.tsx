import { accountPage as messages } from '@goldwren/messages/current/account-page';
import { Button } from '@goldwren/ui/button';
import { SectionCard } from '@goldwren/ui/card';
import { Loaded } from '@goldwren/ui/loaded';
import { notify } from '@goldwren/ui/notice';
import { Skeleton } from '@goldwren/ui/skeleton';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { queries } from '../../lib/api/queries.ts';
import { describeProblem } from '../../lib/problems/describe-problem.ts';
import type { WithPassword } from '../../shared/password-again/use-password-again.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TurnOff } from './turn-off.tsx';
import { TurnOn } from './turn-on.tsx';

/** The second factor in its four states: off, being set up, just turned on (with recovery codes), and on. */
export function SecondFactor({ withPassword }: { withPassword: WithPassword }) {
  const queryClient = useQueryClient();
  const state = useQuery(queries.security.secondFactor());
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const setUp = useMutation({
    mutationFn: () => withPassword(() => api.security.setUpTotp()),
    onError: (error) => notify('bad', describeProblem(error, 'login').text),
  });
  const changed = async () => {
    setUp.reset();
    await queryClient.invalidateQueries({ queryKey: queries.security.secondFactor().queryKey });
  };
  return (
    <SectionCard title={messages.secondFactor}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : (
        <Loaded
          query={state}
          loading={messages.factorLoading}
          skeleton={<Skeleton className="h-16" />}
          problem={messages.factorProblem}
          keepsOlder
        >
          {({ enabled, recovery_codes_left: left }) =>
            enabled ? (
              <TurnOff left={left} onDone={changed} />
            ) : (
              <>
                <p className="mb-3 text-ink-2">{messages.factorOff}</p>
                {setUp.data ? (
                  <TurnOn
                    secret={setUp.data.secret}
                    uri={setUp.data.otpauth_uri}
                    withPassword={withPassword}
                    onDone={async (made) => {
                      setCodes(made);
                      await changed();
                    }}
                  />
                ) : (
                  <Button look="secondary" busy={setUp.isPending} onClick={() => setUp.mutate()}>
                    {messages.setUp}
                  </Button>
                )}
              </>
            )
          }
        </Loaded>
      )}
    </SectionCard>
  );
}
