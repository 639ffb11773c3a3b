import { isOutOfReach } from '../postgres/postgres-error.ts';
import { Problem } from '../problem.ts';

export interface BatcherOptions<Item, Answer> {
  /** Answers one item with its own statement. */
  alone(item: Item): Promise<Answer>;
  /**
   * Answers many items with one statement, in their order. An answer of `null` means that the item must run alone. When
   * this throws, `alone` must be safe to call for every item: it finds any effect that was already committed.
   */
  together(items: readonly Item[]): Promise<readonly (Answer | null)[]>;
  /** Most items for one call of `together`; 64 by default. */
  readonly most?: number;
  /** Items of one subject (a player) run one at a time, in their order. Without it all items are independent. */
  subjectOf?(item: Item): string;
}

export interface Batcher<Item, Answer> {
  /**
   * @throws Problem `unavailable` when too many items wait, `rate_limited` when too many of this subject do; also any error
   *   that `alone` throws.
   */
  run(item: Item): Promise<Answer>;
}

/** Default size of a batch. Larger batches do not make a round cheaper, and the first item waits for the last. */
const mostAtOnce = 64;
/** Up to this many items run alone, because a batch statement costs more than a statement for one item. */
const mostSingles = 3;
/** A batch uses one core of the database. With two batches, a large batch need not wait when there is a second core. */
const batchesAtOnce = 2;
/** The fewest items that start a second batch. Fewer are cheaper together with those that arrive meanwhile. */
const fewestForSecond = 16;
/** Most items that may wait: about half a second of work. */
const room = 4_096;
/** Most items of one subject: more than any browser sends. */
const roomOfSubject = 64;
/** An item that waited this long is rejected, because the database does not answer and the next batch would hang too. */
const longestWaitMs = 4_000;

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly subject: string | null;
  /** Time from `performance.now`. */
  readonly since: number;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Lets calls of the same kind share a statement. Calls that arrive while a batch runs go into the next batch. No timer is
 * involved: when nothing runs, a call starts at the end of its event loop turn, and up to three run alone. Only while each
 * turn brings more calls does a batch wait for the next turn. Later calls wait for a running batch, unless there are enough
 * for a second one. A batch never waits for a lock. Items that would have to wait run alone, outside the batch.
 */
export function createBatcher<Item, Answer>(options: BatcherOptions<Item, Answer>): Batcher<Item, Answer> {
  return new QueueBatcher(options);
}

function refusal(): Problem {
  return new Problem('unavailable', { retryAfterSeconds: 1 });
}

class QueueBatcher<Item, Answer> implements Batcher<Item, Answer> {
  private readonly options: BatcherOptions<Item, Answer>;
  private readonly most: number;
  private waiting: Waiting<Item, Answer>[] = [];
  /** Per subject, the number of items that wait or run. */
  private readonly held = new Map<string, number>();
  private readonly underWay = new Set<string>();
  private singles = 0;
  private batches = 0;
  private isScheduled = false;

  constructor(options: BatcherOptions<Item, Answer>) {
    this.options = options;
    this.most = options.most ?? mostAtOnce;
  }

  run(item: Item): Promise<Answer> {
    const subject = this.options.subjectOf?.(item) ?? null;
    const ofSubject = subject === null ? 0 : (this.held.get(subject) ?? 0);
    if (ofSubject >= roomOfSubject) return Promise.reject(new Problem('rate_limited', { retryAfterSeconds: 1 }));
    if (this.waiting.length >= room) return Promise.reject(refusal());
    if (subject !== null) this.held.set(subject, ofSubject + 1);
    return new Promise<Answer>((resolve, reject) => {
      this.waiting.push({ item, subject, since: performance.now(), resolve, reject });
      this.schedule();
    });
  }

  private schedule(): void {
    if (this.isScheduled || this.isHeldUp()) return;
    this.isScheduled = true;
    this.advanceAfterTurn(1);
  }

  /**
   * Requests that arrived in one event loop turn are read one after the other, and the answers of one batch bring their next
   * requests within a few turns. While more than one item waits and their number grows, it waits for another turn.
   */
  private advanceAfterTurn(before: number): void {
    setImmediate(() => {
      const { length } = this.waiting;
      if (length > before && length < this.most) return this.advanceAfterTurn(length);
      this.isScheduled = false;
      this.advance();
    });
  }

  /** A running batch holds up later items, unless there are enough for another batch. */
  private isHeldUp(): boolean {
    const enough = Math.min(fewestForSecond, this.most);
    return this.batches > 0 && (this.batches === batchesAtOnce || this.waiting.length < enough);
  }

  private advance(): void {
    if (this.isHeldUp() || this.waiting.length === 0) return;
    this.refuseLate();
    const taken = this.takeNext();
    if (taken.length === 0) return;
    if (taken.length + this.singles <= mostSingles) {
      this.singles += taken.length;
      for (const one of taken) {
        void this.goAlone(one).then(() => {
          this.singles -= 1;
          this.advance();
        });
      }
      return;
    }
    this.batches += 1;
    void this.goTogether(taken);
    this.advance();
  }

  private refuseLate(): void {
    const oldest = performance.now() - longestWaitMs;
    // Items wait in the order of arrival, so the oldest is first.
    while (this.waiting[0] !== undefined && this.waiting[0].since < oldest) {
      const late = this.waiting.shift() as Waiting<Item, Answer>;
      this.leaveQueue(late);
      late.reject(refusal());
    }
  }

  /** Takes the first item of each subject that has none running. The others keep their place in the queue. */
  private takeNext(): Waiting<Item, Answer>[] {
    if (this.options.subjectOf === undefined) return this.waiting.splice(0, this.most);
    const taken: Waiting<Item, Answer>[] = [];
    this.waiting = this.waiting.filter((one) => {
      if (taken.length === this.most || this.underWay.has(one.subject as string)) return true;
      this.underWay.add(one.subject as string);
      taken.push(one);
      return false;
    });
    return taken;
  }

  private leave(one: Waiting<Item, Answer>): void {
    const { subject } = one;
    if (subject === null) return;
    this.underWay.delete(subject);
    this.leaveQueue(one);
  }

  private leaveQueue({ subject }: Waiting<Item, Answer>): void {
    if (subject === null) return;
    const left = (this.held.get(subject) ?? 1) - 1;
    if (left === 0) this.held.delete(subject);
    else this.held.set(subject, left);
  }

  private async goAlone(one: Waiting<Item, Answer>): Promise<void> {
    await this.options.alone(one.item).then(one.resolve, one.reject);
    this.leave(one);
  }

  /** Settles every call that the batch answers, and runs the rest alone. */
  private async goTogether(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    const answers = await this.options
      .together(batch.map(({ item }) => item))
      .catch((error: unknown) => error as Error);
    const isForAll = answers instanceof Error && isOutOfReach(answers);
    const answerOf = (place: number): Answer | null =>
      answers instanceof Error ? null : ((answers[place] as Answer | undefined) ?? null);
    const isLeft = (place: number): boolean => !isForAll && answerOf(place) === null;
    batch.forEach((one, place) => {
      if (!isLeft(place)) this.leave(one);
    });
    // The next batch starts before these calls are settled, so that the database has work meanwhile.
    this.batches -= 1;
    this.advance();
    batch.forEach((one, place) => {
      if (isLeft(place)) void this.goAlone(one).then(() => this.advance());
      else if (isForAll) one.reject(answers);
      else one.resolve(answerOf(place) as Answer);
    });
  }
}
