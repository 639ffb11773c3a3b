import type { Round } from '@goldwren/contracts/player';
import type { SoundBoard } from '../../model/sound-board.ts';
import { celebrationMs, celebrationOf } from '../../shell/celebration/celebration-level.ts';
import { move } from '../../shell/motion/motion.ts';
import { endCycle, type ShowClock } from '../../shell/motion/show-clock.ts';
import type { Fall } from './fall.ts';

const fadeMs = 300;
/** How long a slot without a win stays visible before the round ends, in milliseconds. */
const lookMs = 600;
const ringMs = 320;
/** The least time between the ends of two rounds. Screen readers then announce both, also after a skip. */
const apartMs = 300;
const sink: Keyframe[] = [{ transform: 'translateY(18%)' }, {}];

/** How long after the ball its pictures follow, in milliseconds. */
export const ghostDelaysMs: readonly number[] = [28, 56, 84, 112];
const longestDelayMs = Math.max(...ghostDelaysMs);

/** The frames of the ball for one of its pictures: fainter and smaller the later it follows, and gone at the end. */
function ghostFrames(frames: readonly Keyframe[], index: number): Keyframe[] {
  const look = { opacity: 0.7 - 0.15 * index, scale: 1 - 0.12 * (index + 1) };
  const seen = frames.map((frame) => ({
    ...frame,
    transform: `${frame.transform} scale(${look.scale.toFixed(2)})`,
    opacity: look.opacity,
  }));
  const [first, last] = [
    { ...seen[0], opacity: 0 },
    { ...seen.at(-1), opacity: 0 },
  ];
  return [first, ...seen.slice(0, -1), last];
}

/** A touched peg is large at once, and then gets small again. */
const ringFrames: readonly Keyframe[] = [
  { offset: 0, transform: 'scale(1)' },
  { offset: 0, transform: 'scale(2.1)' },
  { offset: 1, transform: 'scale(1)' },
];

/** The elements of one ball. They are children of `root`, and the ball is already in its slot. */
export interface BallParts {
  readonly root: HTMLElement;
  readonly fall: Fall;
  readonly slot: Element | null;
}

/**
 * Starts the ball, its pictures, the pegs that it will touch, and the edge that it heats. All of them start together and end
 * together, because each start and each end of an animation costs a frame of the main thread.
 */
function startFall({ root, fall: { frames, ms, hits, heat } }: BallParts): (Animation | null)[] {
  const duration = ms + longestDelayMs;
  const start = (element: Element | null | undefined, own: readonly Keyframe[], from: number, takes: number) => {
    const at = (offset: Keyframe['offset']) => (from + Number(offset) * takes) / duration;
    const timed = own.map((frame) => ({ ...frame, offset: at(frame.offset) }));
    const held = [{ ...timed[0], offset: 0 }, ...timed, { ...timed.at(-1), offset: 1 }];
    return element ? move(element, held, { duration }) : null;
  };
  const ghosts = root.querySelectorAll('.plinko-ghost');
  const rings = root.querySelectorAll('.plinko-ring');
  return [
    start(root.querySelector('.plinko-ball'), frames, 0, ms),
    ...ghostDelaysMs.map((delay, index) => start(ghosts[index], ghostFrames(frames, index), delay, ms)),
    ...hits.map(({ at }, row) => start(rings[row], ringFrames, at, ringMs)),
    heat && start(root.querySelector('.plinko-heat'), [...heat.frames, { offset: 1, opacity: 0 }], 0, duration),
  ];
}

/** Animates the ball and everything that it touches. Resolves with false when the show is cancelled. */
async function fall(parts: BallParts, clock: ShowClock, tap: (row: number) => void): Promise<boolean> {
  const { hits, landsAt } = parts.fall;
  const falling = startFall(parts);
  const end = () => {
    for (const animation of falling) animation?.cancel();
  };
  const unsubscribe = clock.onSkip(end);
  for (const [row, { at }] of hits.entries()) {
    if (!(await clock.wait(at - clock.elapsed()))) break;
    if (clock.skipped()) break;
    tap(row);
  }
  await clock.wait(landsAt - clock.elapsed());
  unsubscribe();
  // Only the ball's last bounce in its slot remains, and it may continue.
  if (clock.isCancelled()) end();
  return !clock.isCancelled();
}

export interface Flight {
  readonly round: Round;
  readonly reducedMotion: boolean;
  readonly sound: SoundBoard;
  /** The ball lies in its slot. */
  onLanded(round: Round): void;
  /** The rounds that landed before have been shown, so this one can be celebrated. */
  onCelebrated(round: Round): void;
  onShown(roundId: string): void;
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/**
 * Shows a settled round: its ball falls along the path of the events. The ball's element is already at its final position, and
 * the fall is an animation towards it. A skip, a reload or a browser without animation therefore shows the correct result.
 * @param parts Null without a ball on the board
 * @param before Resolves when the rounds before have been shown. Rounds end in their order
 */
export async function showFlight(flight: Flight, parts: BallParts | null, clock: ShowClock, before: Promise<void>) {
  const { round, reducedMotion, sound, onLanded, onCelebrated, onShown } = flight;
  const ball = parts?.root.querySelector('.plinko-ball');
  if (reducedMotion && ball) move(ball, [{ opacity: 0 }, {}], { duration: fadeMs });
  const lands = reducedMotion || !parts ? clock.wait(fadeMs) : fall(parts, clock, (row) => sound.play('hit', row));
  if (!(await lands)) return;
  sound.play('land');
  if (parts?.slot && !reducedMotion) move(parts.slot, sink, { duration: 260, easing: 'ease-out' });
  onLanded(round);
  await before;
  if (clock.isCancelled()) return;
  onCelebrated(round);
  sound.settle(round);
  if (!(await endCycle(clock))) return;
  const level = celebrationOf(round);
  // An earlier skip must not hide the card of a big win. A further skip ends it.
  if (level >= 10) clock.restart();
  if (!(await clock.wait(Math.max(lookMs, celebrationMs[level])))) return;
  onShown(round.round_id);
  await wait(apartMs);
}
