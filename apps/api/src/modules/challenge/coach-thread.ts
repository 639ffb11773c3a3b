import { Worker } from 'node:worker_threads';
import type { JsonObject } from '@goldwren/game-engine';
import type { Review } from '@goldwren/game-engine/coach';
import { type ChallengeGame, challengeGames } from '@goldwren/rules';
import { fromPackageRoot } from '../../platform/package-root.ts';

interface CoachedHand {
  readonly key: Uint8Array;
  readonly actions: readonly JsonObject[];
}

/** What the thread receives. */
export interface CoachTask {
  readonly id: number;
  readonly slug: ChallengeGame;
  readonly hands: readonly CoachedHand[];
}

/** What the thread answers. */
export type CoachAnswer =
  | { readonly id: number; readonly reviews: readonly Review[][] }
  | { readonly id: number; readonly error: string };

interface Waiting {
  readonly resolve: (reviews: readonly Review[][]) => void;
  readonly reject: (error: Error) => void;
}

interface CoachThread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/** The program in this directory: the source, or the build. */
const program = import.meta.filename.endsWith('.ts')
  ? fromPackageRoot('src', 'modules', 'challenge', 'coach-worker.ts')
  : fromPackageRoot('dist', 'coach-worker.js');

let thread: CoachThread | null = null;
let lastId = 0;

/**
 * Compares the decisions of hands with the best play. The tables of the best play take up to a second to compute, so a thread
 * of this process does it, and requests of other players never wait for it. The thread starts with the first call and never
 * delays the end of the process. When it fails, the waiting calls fail, and the next call starts another one.
 */
export function reviewHands(slug: ChallengeGame, hands: readonly CoachedHand[]): Promise<readonly Review[][]> {
  thread ??= startThread();
  const { worker, waiting } = thread;
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    worker.postMessage({ id, slug, hands } satisfies CoachTask);
  });
}

function startThread(): CoachThread {
  const started: CoachThread = { worker: new Worker(program), waiting: new Map() };
  const fail = (error: Error): void => {
    if (thread === started) thread = null;
    for (const { reject } of started.waiting.values()) reject(error);
    started.waiting.clear();
  };
  started.worker.on('message', (answer: CoachAnswer) => {
    const call = started.waiting.get(answer.id);
    started.waiting.delete(answer.id);
    if ('error' in answer) call?.reject(new Error(answer.error));
    else call?.resolve(answer.reviews);
  });
  started.worker.on('error', fail);
  started.worker.on('exit', (code) => fail(new Error(`the thread of the coach ended with ${code}`)));
  started.worker.unref();
  return started;
}

/** Waits until the tables are loaded, so that no transaction waits for them. */
export async function loadCoaches(): Promise<void> {
  await Promise.all(challengeGames.map((slug) => reviewHands(slug, [])));
}

/** Ends the thread of this process. A later call starts another one. */
export async function endCoach(): Promise<void> {
  await thread?.worker.terminate();
}
