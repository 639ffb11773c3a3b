import type { PlayEvent } from '../../model/play-reducer.ts';
import type { PlayState } from '../../model/play-state.ts';
import type { PlayDeps } from '../play-deps.ts';

interface Table {
  readonly state: PlayState;
  readonly deps: PlayDeps;
  dispatch(event: PlayEvent): void;
}

type Found = Extract<PlayEvent, { type: 'violation_found' }>;

/** Adds the signed answers to the evidence of a violation, which is already shown, and stores the violation of a receipt. */
export async function addAnswers(table: Table, { violation, session }: Found): Promise<void> {
  const { deps, dispatch } = table;
  const answers = await deps.clientLog.then((log) => log.answers(deps.player)).catch(() => []);
  if (answers.length > 0) dispatch({ type: 'violation_found', violation: { ...violation, answers } });
  if (session === undefined) return;
  const store = async () => {
    const clientLog = await deps.clientLog;
    const sessionRecord = await clientLog.read(deps.player, session ?? '');
    if (sessionRecord && !sessionRecord.violation)
      await clientLog.write({ ...sessionRecord, state: 'violated', violation });
  };
  await deps.oneWriter(store).catch(() => undefined);
  // A start that was in progress has reset the table.
  if (table.state.violation === null) dispatch({ type: 'violation_found', violation });
}
