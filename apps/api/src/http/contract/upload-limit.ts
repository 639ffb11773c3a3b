import PQueue from 'p-queue';
import { Problem } from '../../platform/problem.ts';

/** How many uploads a process reads and decodes at once: each holds its body, at most as large as its call allows, and a picture. */
const atOnce = 2;
/** In work and waiting together. Those that wait are unread, and wait no longer than a request may take to arrive. */
const room = 34;
/** Of one person, in work and waiting together: every document of a form at once. */
const perPerson = 4;
const retryAfterSeconds = 5;

/** Lets a few uploads in at a time, one of each person, so that a flood of them slows no other call and no other person. */
export interface UploadGate {
  /**
   * Runs `work` when there is room.
   * @throws Problem `rate_limited` when this person has enough under way, `unavailable` when everybody together has.
   */
  run<T>(person: string, work: () => Promise<T>): Promise<T>;
}

export function createUploadGate(): UploadGate {
  const all = new PQueue({ concurrency: atOnce });
  /** Per person one after the other: who sends many waits for their own, and others pass. */
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
