import type { Round } from '@goldwren/contracts/player';
import type { BonusShow } from '../../reels/feature/bonus.ts';
import { celebrationMs } from '../../shell/celebration/celebration-level.ts';
import { tempoOf } from '../../shell/motion/rhythm.ts';
import { type Coin, type VaultScript, vaultScript } from './vault-script.ts';

/**
 * intro: the card that announces the feature. held: coins are in place and more may land. shut: the end. full: every cell
 * has a coin.
 */
export type VaultScene = 'intro' | 'held' | 'shut' | 'full';

/** The state of the vault on screen. */
export interface VaultView {
  readonly scene: VaultScene;
  readonly coins: readonly Coin[];
  readonly left: number;
  /** The number of respins so far. Each new value restarts the animation of the empty cells. */
  readonly turn: number;
  /** The total of the coins so far, in hundredths of the stake. */
  readonly sumX100: number;
}

/** How long the coins that open the vault stay visible on the reels first. */
const openedMs = 900;
const introMs = 2_200;
const revealMs = 260;
const turnMs = 760;
const landMs = 420;
const shutMs = 900;
const fullMs = 2_600;
/** The longest time before and after the respins, with the celebration of the total. */
const aroundMs = openedMs + introMs + fullMs + Math.max(...Object.values(celebrationMs));

/** The tempo of the respins. A vault that fills slowly has up to thirty. */
function respinTempo({ opened, turns }: VaultScript): number {
  const coins = opened.length + turns.reduce((sum, { landed }) => sum + landed.length, 0);
  return tempoOf(coins * revealMs + turns.length * (turnMs + landMs), aroundMs);
}

function sumOf(coins: readonly Coin[]): number {
  return coins.reduce((sum, { payX100 }) => sum + payX100, 0);
}

/** The vault at the end of its feature. */
export function shutVault({ opened, turns, full, payX100 }: VaultScript): VaultView {
  const coins = [...opened, ...turns.flatMap(({ landed }) => landed)];
  return { scene: full ? 'full' : 'shut', coins, left: turns.at(-1)?.left ?? 0, turn: turns.length, sumX100: payX100 };
}

/** Draws one view after another. Each step resolves with `false` when the show is cancelled. */
class VaultShow {
  private readonly show: BonusShow;
  private readonly draw: (view: VaultView) => void;
  private view: VaultView;
  private readonly tempo: number;

  constructor(show: BonusShow, draw: (view: VaultView) => void, script: VaultScript) {
    this.show = show;
    this.tempo = respinTempo(script);
    this.draw = draw;
    this.view = { scene: 'intro', coins: [], left: script.respins, turn: 0, sumX100: 0 };
  }

  to(part: Partial<VaultView>): void {
    this.view = { ...this.view, ...part };
    this.draw(this.view);
  }

  /** Adds the coins one at a time. Each plays a higher note than the one before. */
  async lay(coins: readonly Coin[], ms: number): Promise<boolean> {
    const { clock, sound } = this.show;
    for (const coin of coins) {
      const held = [...this.view.coins, coin];
      this.to({ coins: held, sumX100: sumOf(held) });
      if (!clock.skipped()) sound.play('symbol', held.length - 4);
      if (!(await clock.wait(ms * this.tempo))) return false;
    }
    return !clock.isCancelled();
  }

  async respin({ landed, left }: VaultScript['turns'][number]): Promise<boolean> {
    const { clock, sound } = this.show;
    this.to({ turn: this.view.turn + 1 });
    if (!(await clock.wait(turnMs * this.tempo))) return false;
    if (!clock.skipped() && landed.length === 0) sound.play('land', 4);
    if (!(await this.lay(landed, revealMs))) return false;
    this.to({ left });
    return clock.wait(landMs * this.tempo);
  }
}

/**
 * Plays the vault from its opening to its last respin. A skip ends the current part; during the respins, it ends all of
 * them.
 * @returns false when the show is cancelled
 */
export async function showVault(round: Round, show: BonusShow, draw: (view: VaultView) => void): Promise<boolean> {
  const script = vaultScript(round);
  if (!script) return true;
  const { clock, sound } = show;
  const vault = new VaultShow(show, draw, script);
  clock.restart();
  if (!(await clock.wait(openedMs))) return false;
  clock.restart();
  vault.to({});
  sound.bed('feature', true);
  if (!(await clock.wait(introMs))) return false;
  clock.restart();
  vault.to({ scene: 'held' });
  if (!(await vault.lay(script.opened, revealMs))) return false;
  for (const turn of script.turns) if (!(await vault.respin(turn))) return false;
  draw(shutVault(script));
  if (!script.full) return clock.wait(shutMs);
  // A skip from before this moment must not skip the full vault.
  clock.restart();
  return clock.wait(fullMs);
}
