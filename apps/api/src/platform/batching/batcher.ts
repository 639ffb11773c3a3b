import { isOutOfReach } from '../postgres/postgres-error.ts';
import { Problem } from '../problem.ts';

export interface LaneOptions<Item, Answer> {
  /** Answers one item by a statement of its own. */
  alone(item: Item): Promise<Answer>;
  /**
   * Answers many by one statement, in their order: `null` for what has to go alone. When it throws, nothing of any of them
   * has happened that `alone` would not find and answer.
   */
  together(items: readonly Item[]): Promise<readonly (Answer | null)[]>;
  /** How many `together` takes at most; 64 when nothing is said. */
  readonly most?: number;
  /** Of one subject (a player) only one item is under way at a time, in the order they came. Without it they are all apart. */
  subjectOf?(item: Item): string;
}

export interface Lane<Item, Answer> {
  /**
   * @throws Problem `unavailable` when too much is waiting, `rate_limited` when too much of this subject is; and what
   *   `alone` throws.
   */
  ask(item: Item): Promise<Answer>;
}

/** How many go together where nothing else is said: beyond, a round costs no less, and the first waits for the last. */
const mostAtOnce = 64;
/** So few are not worth a statement for many, which costs a call more than one for one. */
const few = 3;
/** A batch keeps one core of the database busy: two, so that a full one need not wait where there is a second. */
const batchesAtOnce = 2;
/** How many may wait: of everybody, about half a second's worth; of one subject, more than any browser sends. */
const room = 4_096;
const roomOfSubject = 64;
/** Whoever has waited so long is refused: the database does not answer, and the next batch would hang as the last one did. */
const longestWaitMs = 4_000;

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly subject: string | null;
  /** Of `performance.now`. */
  readonly since: number;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Lets calls of the same kind share a statement: what came while the last batch was under way goes with the next one.
 * Nobody waits for company: with nothing under way a call goes when the turn of the event loop ends that it came in, and
 * up to three go singly. Only a batch holds up what comes after it, until that would fill a second, and a batch never
 * waits for a lock; what has to wait goes alone, beside the lane.
 */
export function createLane<Item, Answer>(options: LaneOptions<Item, Answer>): Lane<Item, Answer> {
  return new BatchLane(options);
}

function refusal(): Problem {
  return new Problem('unavailable', { retryAfterSeconds: 1 });
}

class BatchLane<Item, Answer> implements Lane<Item, Answer> {
  private readonly options: LaneOptions<Item, Answer>;
  private readonly most: number;
  private waiting: Waiting<Item, Answer>[] = [];
  /** Per subject, how many wait or are under way. */
  private readonly held = new Map<string, number>();
  private readonly underWay = new Set<string>();
  private singles = 0;
  private batches = 0;
  private isScheduled = false;

  constructor(options: LaneOptions<Item, Answer>) {
    this.options = options;
    this.most = options.most ?? mostAtOnce;
  }

  ask(item: Item): Promise<Answer> {
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

  /** At the end of this turn of the event loop: requests that arrived in it are read one after the other. */
  private schedule(): void {
    if (this.isScheduled || this.isHeldUp()) return;
    this.isScheduled = true;
    setImmediate(() => {
      this.isScheduled = false;
      this.advance();
    });
  }

  /** A batch under way holds up what comes after it, unless that fills another one. */
  private isHeldUp(): boolean {
    return this.batches > 0 && (this.batches === batchesAtOnce || this.waiting.length < this.most);
  }

  private advance(): void {
    if (this.isHeldUp() || this.waiting.length === 0) return;
    this.refuseLate();
    const taken = this.takeNext();
    if (taken.length === 0) return;
    if (taken.length + this.singles <= few) {
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
    // They wait in the order they came.
    while (this.waiting[0] !== undefined && this.waiting[0].since < oldest) {
      const late = this.waiting.shift() as Waiting<Item, Answer>;
      this.leaveQueue(late);
      late.reject(refusal());
    }
  }

  /** The first of each subject that has nothing under way; the others keep their place. */
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

  /** Settles every call that the batch answers, and sends what it leaves on its way alone. */
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
    // The next batch sets out before these hear: the database has work while their answers are made.
    this.batches -= 1;
    this.advance();
    batch.forEach((one, place) => {
      if (isLeft(place)) void this.goAlone(one).then(() => this.advance());
      else if (isForAll) one.reject(answers);
      else one.resolve(answerOf(place) as Answer);
    });
  }
}
