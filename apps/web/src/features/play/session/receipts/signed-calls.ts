import { createPlayerClient } from '@goldwren/contracts/player/client';
import { signingOut } from '../../../../lib/api/api.ts';
import { locale } from '../../../../lib/i18n/locale.ts';
import type { Violation } from '../../../../shared/fairness/violation.ts';
import type { PlayDeps } from '../play-deps.ts';

type Report = (violation: Violation, session: string | null) => void;

/** The calls `playRound` and `act`. */
const roundPaths = /\/session\/.+\/(rounds|actions)$/;

/**
 * The calls of a table. Their answers are verified while the table already shows them. Round requests do not sign the player
 * out when their login has expired. The table first says what happened to the stake.
 */
export function signedCalls(player: string): Pick<PlayDeps, 'games' | 'clientLog' | 'watchReceipts'> {
  let report: Report = () => undefined;
  const answers = import('./signed-answers.ts').then(({ openAnswers }) =>
    openAnswers(player, (violation, session) => report(violation, session)),
  );
  const receive = async (path: string, init: RequestInit) =>
    (await answers).receive(path, init, await fetch(path, init));
  // A 401 without a receipt is not an answer of the API, so the player stays signed in.
  const receiveOrSignOut = signingOut(receive);
  const { games } = createPlayerClient({
    language: locale,
    fetch: (path, init) => (roundPaths.test(path) ? receive : receiveOrSignOut)(path, init),
  });
  return {
    games,
    clientLog: answers.then(({ clientLog }) => clientLog),
    watchReceipts(watch) {
      report = watch;
    },
  };
}
