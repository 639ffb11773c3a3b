import PQueue from 'p-queue';
import { Problem } from '../platform/problem.ts';

/** How many uploads a process has in work at once: each is held in memory, at most as large as its call allows. */
const atOnce = 4;
/** Those behind wait unread, and no longer than a request may take to arrive. */
const waiting = 32;
/** Of one person, in work and waiting together: every document of a form at once. */
const perPerson = 4;
const retryAfterSeconds = 5;

/** Lets a few uploads in at a time, whoever sends them, so that a flood of them slows no other call. */
export interface UploadGate {
  /**
   * Runs `work` when there is room.
   * @throws Problem `rate_limited` when this person has enough under way, `unavailable` when everybody together has.
   */
  run<T>(person: string, work: () => Promise<T>): Promise<T>;
}

export function createUploadGate(): UploadGate {
  const queue = new PQueue({ concurrency: atOnce });
  const underWay = new Map<string, number>();
  return {
    async run(person, work) {
      const own = underWay.get(person) ?? 0;
      if (own >= perPerson) {
        throw new Problem('rate_limited', { params: { seconds: retryAfterSeconds }, retryAfterSeconds });
      }
      if (queue.size >= waiting) throw new Problem('unavailable', { retryAfterSeconds, internal: 'uploads are full' });
      underWay.set(person, own + 1);
      try {
        return await queue.add(work);
      } finally {
        const left = (underWay.get(person) ?? 1) - 1;
        if (left > 0) underWay.set(person, left);
        else underWay.delete(person);
      }
    },
  };
}
