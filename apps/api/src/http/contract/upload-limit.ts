import PQueue from 'p-queue';
import { Problem } from '../../platform/problem.ts';

/** How many uploads a process reads and decodes at once. Each holds its body and a decoded picture in memory. */
const atOnce = 2;
/** Running and waiting uploads together. Waiting uploads are unread, and the request time-out limits their wait. */
const room = 34;
/** Running and waiting uploads of one person: enough for all documents of one form. */
const perPerson = 4;
const retryAfterSeconds = 5;

/** Runs a few uploads at a time, and one per person, so that many uploads do not slow down other calls or people. */
export interface UploadLimit {
  /**
   * Runs `work` when there is room.
   * @throws Problem `rate_limited` when this person has too many uploads, `unavailable` when the process has.
   */
  run<T>(person: string, work: () => Promise<T>): Promise<T>;
}

export function createUploadLimit(): UploadLimit {
  const all = new PQueue({ concurrency: atOnce });
  /** One queue per person, so that a person with many uploads waits only for their own. */
  const own = new Map<string, { readonly queue: PQueue; count: number }>();
  let underWay = 0;
  return {
    async run(person, work) {
      const mine = own.get(person) ?? { queue: new PQueue({ concurrency: 1 }), count: 0 };
      if (mine.count >= perPerson) {
        throw new Problem('rate_limited', { params: { seconds: retryAfterSeconds }, retryAfterSeconds });
      }
      if (underWay >= room) throw new Problem('unavailable', { retryAfterSeconds, internal: 'uploads are full' });
      own.set(person, mine);
      mine.count += 1;
      underWay += 1;
      try {
        return await mine.queue.add(() => all.add(work));
      } finally {
        underWay -= 1;
        mine.count -= 1;
        if (mine.count === 0) own.delete(person);
      }
    },
  };
}
