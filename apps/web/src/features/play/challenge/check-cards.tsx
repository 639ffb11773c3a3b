import type { Challenge } from '@goldwren/contracts/player';
import { challenge as messages } from '@goldwren/messages/current/challenge';
import { Button } from '@goldwren/ui/button';
import { StatusText } from '@goldwren/ui/status-text';
import { useMutation } from '@tanstack/react-query';
import { checkChallenge } from './check-challenge.ts';

/** The fingerprint of the cards and, after the day, the check of the cards in this browser. */
export function CheckCards({ challenge }: { challenge: Challenge }) {
  const check = useMutation({ mutationFn: () => checkChallenge(challenge) });
  const fits = check.data === true;
  return (
    <section aria-labelledby="challenge-check">
      <h2 id="challenge-check" className="mb-1 text-lg">
        {messages.check.title}
      </h2>
      <p className="text-sm text-ink-2">{messages.check.fingerprint}</p>
      <code className="block text-sm break-all">{challenge.commitment}</code>
      {challenge.seed === null ? (
        <p className="mt-1 text-ink-2">{messages.check.later}</p>
      ) : (
        <Button look="secondary" className="mt-2" busy={check.isPending} onClick={() => check.mutate()}>
          {messages.check.button}
        </Button>
      )}
      {(check.isSuccess || check.isError) && (
        <StatusText tone={fits ? 'ok' : 'bad'} className="mt-2">
          {fits ? messages.check.fits : messages.check.differs}
        </StatusText>
      )}
    </section>
  );
}
