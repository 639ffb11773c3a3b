import { ApiProblem } from '@goldwren/contracts/client';
import { sameJson } from '@goldwren/game-engine';
import { play } from '@goldwren/messages/current/play';
import type { ProblemMessage } from '../../../../lib/problems/describe-problem.ts';
import { describeRoundProblem } from '../../../../lib/problems/describe-round-problem.ts';
import type { RoundRequest } from '../../../../shared/fairness/client-log.ts';
import type { PlayEvent } from '../../model/play-reducer.ts';
import type { PlayState } from '../../model/play-state.ts';
import type { PlayDeps } from '../play-deps.ts';

interface Table {
  readonly deps: PlayDeps;
  readonly state: PlayState;
  readonly left: boolean;
  readonly listeners: Set<() => void>;
  dispatch(event: PlayEvent): void;
}

/** Another tab or device has played in the meantime. */
export function openElsewhere(): ProblemMessage {
  return describeRoundProblem(new ApiProblem(409, { code: 'nonce_conflict' }, null), 'stake');
}

/** A start with other maths than those of this page. */
export const mathsMismatch: ProblemMessage = {
  ...{ code: 'other_maths', title: 'This page is out of date', link: null, requestId: null },
  text: 'It holds another version of the game, so it could not check your rounds. Reload the page. Nothing was staked.',
};

/** Waits until no round is shown. @returns false when the page was left or has another session by then */
export async function allShown(table: Table): Promise<boolean> {
  const { session } = table.state;
  await new Promise<void>((resolve) => {
    const check = () => {
      if (table.state.showing.length > 0) return;
      table.listeners.delete(check);
      resolve();
    };
    table.listeners.add(check);
    check();
  });
  return !table.left && table.state.session === session;
}

/** Refused stakes that a session remembers. More say nothing new. */
const storedRefusals = 100;

/**
 * The server rejected the request: nothing was staked or decided. The seed of the nonce stays the same. The server has seen it,
 * so a refused stake is kept until the session ends and its result is known.
 */
export async function logRejection(deps: PlayDeps, session: string, sent: RoundRequest): Promise<void> {
  const clientLog = await deps.clientLog;
  const sessionRecord = await clientLog.read(deps.player, session);
  const pending = sessionRecord?.pending;
  if (!sessionRecord || !pending || !sameJson(pending.request, sent)) return;
  if (pending.roundId === null) {
    const refused = [...sessionRecord.refused, sent].slice(-storedRefusals);
    return void (await clientLog.write({ ...sessionRecord, pending: null, refused }));
  }
  const started = { ...pending, actions: pending.actions.slice(0, pending.answered) };
  await clientLog.write({ ...sessionRecord, pending: started });
}

/** The server definitely rejected the request, so it is removed from the client log. */
export async function withdraw({ deps, state: { session, request } }: Pick<Table, 'deps' | 'state'>): Promise<void> {
  if (!session || !request) return;
  await deps.oneWriter(() => logRejection(deps, session.session_id, request)).catch(() => undefined);
}

/**
 * The player's login expired during the request. This attempt was not accepted, but an earlier attempt with a lost answer
 * may have been. In that case the client log stores the request, and it is sent again after the next sign-in.
 * @param isNew False when the request was stored before, by this tab or an earlier page
 */
export async function signedOut(table: Table, isNew: boolean, problem: ProblemMessage): Promise<void> {
  const { waiting, phase } = table.state;
  const isCertain = isNew && waiting === null;
  if (isCertain) await withdraw(table);
  table.dispatch({ type: isCertain ? 'refused' : 'unanswered', problem });
  if (!(await allShown(table))) return;
  table.deps.onSignedOut(isCertain && phase === 'staking' ? play.signedOut.noStake : play.signedOut.safe);
}
