import { isOutOfReach } from './postgres-error.ts';
import { Problem } from './problem.ts';

export interface LaneOptions<Item, Answer> {
  /** Answers one item by a statement of its own. */
  alone(item: Item): Promise<Answer>;
  /**
   * Answers many by one statement, in their order: `null` for what has to go alone. When it throws, nothing of any of them
   * has happened that `alone` would not find and answer.
   */
  together(items: readonly Item[]): Promise<readonly (Answer | null)[]>;
  /** How many at most; 64 when nothing is said: beyond, what a round costs falls no further, and the first waits for the last. */
  readonly most?: number;
  /** Of one subject (a player) only one item is under way at a time, in the order they came. Without it they are all apart. */
  subjectOf?(item: Item): string;
}

export interface Lane<Item, Answer> {
  /** @throws Problem `unavailable` when too much is waiting, of everybody or of this subject; and what `alone` throws. */
  ask(item: Item): Promise<Answer>;
}

/** So few are not worth a statement for many, which costs a call more than one for one. */
const few = 3;
/** How many may wait: of everybody, about half a second's worth; of one subject, more than any browser sends. */
const room = 4_096;
const roomOfSubject = 64;

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly subject: string | null;
  resolve(answer: Answer | Promise<Answer>): void;
  reject(error: unknown): void;
}

/**
 * Lets calls of the same kind share a statement: what came while the last batch was under way goes with the next one.
 * Nobody waits for company: with nothing under way a call goes when the turn of the event loop ends that it came in, and
 * up to three go singly. Only a batch holds up what comes after it, and a batch never waits for a lock; what has to wait
 * goes alone, beside the lane.
 */
export function createLane<Item, Answer>({
  alone,
  together,
  subjectOf,
  most = 64,
}: LaneOptions<Item, Answer>): Lane<Item, Answer> {
  let waiting: Waiting<Item, Answer>[] = [];
  /** Per subject, how many wait or are under way. */
  const held = new Map<string, number>();
  const underWay = new Set<string>();
  let singles = 0;
  let isBatchUnderWay = false;
  let isScheduled = false;

  /** The first of each subject that has nothing under way; the others keep their place. */
  const next = (): Waiting<Item, Answer>[] => {
    if (subjectOf === undefined) return waiting.splice(0, most);
    const taken: Waiting<Item, Answer>[] = [];
    waiting = waiting.filter((one) => {
      if (taken.length === most || underWay.has(one.subject as string)) return true;
      underWay.add(one.subject as string);
      taken.push(one);
      return false;
    });
    return taken;
  };

  const leave = ({ subject }: Waiting<Item, Answer>): void => {
    if (subject === null) return;
    underWay.delete(subject);
    const left = (held.get(subject) ?? 1) - 1;
    if (left === 0) held.delete(subject);
    else held.set(subject, left);
  };

  const goAlone = (one: Waiting<Item, Answer>): Promise<void> =>
    alone(one.item)
      .then(one.resolve, one.reject)
      .finally(() => leave(one));

  const goTogether = async (batch: readonly Waiting<Item, Answer>[]): Promise<void> => {
    const answers = await together(batch.map(({ item }) => item)).catch((error: unknown) => {
      if (!isOutOfReach(error)) return batch.map(() => null);
      for (const one of batch) {
        one.reject(error);
        leave(one);
      }
      return null;
    });
    answers?.forEach((answer, place) => {
      const one = batch[place] as Waiting<Item, Answer>;
      if (answer === null) void goAlone(one).finally(advance);
      else {
        one.resolve(answer);
        leave(one);
      }
    });
  };

  /** At the end of this turn of the event loop: requests that arrived in it are read one after the other. */
  function schedule(): void {
    if (isScheduled || isBatchUnderWay) return;
    isScheduled = true;
    setImmediate(advance);
  }

  function advance(): void {
    isScheduled = false;
    if (isBatchUnderWay || waiting.length === 0) return;
    const taken = next();
    if (taken.length === 0) return;
    if (taken.length + singles <= few) {
      singles += taken.length;
      for (const one of taken) {
        void goAlone(one).finally(() => {
          singles -= 1;
          advance();
        });
      }
      return;
    }
    isBatchUnderWay = true;
    void goTogether(taken).finally(() => {
      isBatchUnderWay = false;
      advance();
    });
  }

  return {
    ask: (item) => {
      const subject = subjectOf?.(item) ?? null;
      const ofSubject = subject === null ? 0 : (held.get(subject) ?? 0);
      if (waiting.length >= room || ofSubject >= roomOfSubject) {
        return Promise.reject(new Problem('unavailable', { retryAfterSeconds: 1 }));
      }
      if (subject !== null) held.set(subject, ofSubject + 1);
      return new Promise<Answer>((resolve, reject) => {
        waiting.push({ item, subject, resolve, reject });
        schedule();
      });
    },
  };
}
