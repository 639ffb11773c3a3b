import type { GameSound } from '../../model/game-sound.ts';
import type { SoundBoard, SoundEvent, SoundSettings } from '../../model/sound-board.ts';
import { createEngine, type Engine } from './engine.ts';
import { createMixer, type Mixer } from './mixer.ts';
import { readLevels } from './sound-levels.ts';
import { vibrateAt, vibrateWin } from './vibrate.ts';
import { winLevelOf } from './win-level.ts';

const isStill = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** The audio device with the engine of one game. It exists from the first gesture with sound on until the game is left. */
interface Output {
  readonly context: AudioContext;
  readonly mixer: Mixer;
  readonly engine: Engine;
}

function openOutput(game: GameSound): Output {
  const context = new AudioContext();
  const mixer = createMixer(context, game);
  mixer.setLevels(readLevels());
  const engine = createEngine(mixer, game);
  // In tasks of their own, so that rendering never delays a frame by more than one sound.
  const prepare = () => context.state !== 'closed' && engine.prepare() && setTimeout(prepare, 30);
  setTimeout(prepare, 30);
  return { context, mixer, engine };
}

/**
 * Everything that a game makes heard and felt. All sounds are synthesised, without files. Silent until woken, while the page
 * is hidden, and in browsers without WebAudio.
 */
export function createSoundBoard(game: GameSound): SoundBoard {
  let output: Output | null = null;
  let settings: SoundSettings = { sound: false, vibration: false };
  const use = (play: (engine: Engine) => void) => {
    if (settings.sound && output?.context.state === 'running') play(output.engine);
  };
  /** Lets the device sleep while nothing may be heard. Suspending also pauses what is playing. */
  function adjust(): void {
    if (!output) return;
    if (settings.sound && !document.hidden) void output.context.resume();
    else void output.context.suspend();
  }
  function play(event: SoundEvent, step = 0): void {
    if (settings.vibration) vibrateAt(event);
    use((engine) => engine.play(event, step));
  }
  document.addEventListener('visibilitychange', adjust);
  return {
    wake() {
      if (!settings.sound || typeof AudioContext === 'undefined') return;
      output ??= openOutput(game);
      adjust();
    },
    set(next) {
      settings = next;
      if (!next.sound)
        for (const bed of ['moving', 'suspense', 'feature', 'round'] as const) output?.engine.bed(bed, false);
      adjust();
    },
    setLevels: (levels) => output?.mixer.setLevels(levels),
    follow(phase) {
      if (phase === 'staking') {
        use((engine) => engine.cancelNotes());
        play('start');
        use((engine) => engine.bed('round', true));
      }
      if (phase === 'acting') play('decide');
      if (phase !== 'idle') return;
      output?.engine.stopCount();
      output?.engine.bed('round', false);
    },
    bed(name, on) {
      if (on) use((engine) => engine.bed(name, true));
      else output?.engine.bed(name, false);
    },
    play,
    settle(payment) {
      const level = winLevelOf(payment);
      if (settings.vibration) vibrateWin(level);
      use((engine) => engine.win(level, !isStill()));
    },
    close() {
      document.removeEventListener('visibilitychange', adjust);
      void output?.context.close();
      output = null;
    },
  };
}
