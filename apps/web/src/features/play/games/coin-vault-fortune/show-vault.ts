import type { Round } from '@goldwren/contracts/player';
import type { BonusShow } from '../../reels/feature/bonus.ts';
import { celebrationMs } from '../../shell/celebration/celebration-level.ts';
import { tempoOf } from '../../shell/motion/rhythm.ts';
import { type Coin, type VaultScript, vaultScript } from './vault-script.ts';

/**
 * door: the door opens. intro: the card that announces the feature. held: coins are in place and more may land. shut: the end. full: every cell
 * has a coin.
 */
export type VaultScene = 'door' | 'intro' | 'held' | 'shut' | 'full';

/** The state of the vault on screen. */
export interface VaultView {
  readonly scene: VaultScene;
  readonly coins: readonly Coin[];
  readonly left: number;
  /** The number of respins so far. Each new value restarts the animation of the empty cells. */
  readonly turn: number;
  /** The coins whose copies are on their way to the total. */
  readonly flying: readonly Coin[];
  /** The total of the coins that have arrived at it, in hundredths of the stake. */
  readonly sumX100: number;
  /** The share of their usual time that flights take. */
  readonly tempo: number;
}

/** How long the coins that open the vault stay visible on the reels first. */
const openedMs = 900;
/** How long the wheel turns and the door swings. */
const doorMs = 1_700;
const introMs = 1_900;
/** The time between two coins. */
export const revealMs = 260;
const turnMs = 760;
const landMs = 420;
/** How long a coin lies in its cell before its copy takes off, and how long the copy flies: together shorter than the wait after a coin. */
const restMs = 290;
export const flightMs = 380;
const shutMs = 900;
const fullMs = 2_600;
/** The longest time before and after the respins, with the celebration of the total. */
const aroundMs = openedMs + doorMs + introMs + fullMs + Math.max(...Object.values(celebrationMs));

/** The tempo of the respins. A vault that fills slowly has up to thirty. */
function respinTempo({ opened, turns }: VaultScript): number {
  const coins = opened.length + turns.reduce((sum, { landed }) => sum + landed.length, 0);
  return tempoOf(coins * revealMs + landMs + turns.length * (turnMs + landMs), aroundMs);
}

/** The vault at the end of its feature. */
export function shutVault({ opened, turns, full, payX100 }: VaultScript): VaultView {
  const coins = [...opened, ...turns.flatMap(({ landed }) => landed)];
  const [left, turn] = [turns.at(-1)?.left ?? 0, turns.length];
  return { scene: full ? 'full' : 'shut', coins, left, turn, flying: [], sumX100: payX100, tempo: 1 };
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
    const { respins: left } = script;
    this.view = { scene: 'door', coins: [], left, turn: 0, flying: [], sumX100: 0, tempo: this.tempo };
  }

  to(part: Partial<VaultView>): void {
    this.view = { ...this.view, ...part };
    this.draw(this.view);
  }

  /** Adds the coins one at a time. Each plays a higher note than the one before, and a copy of it flies to the total. */
  async lay(coins: readonly Coin[]): Promise<boolean> {
    const { clock, sound } = this.show;
    for (const coin of coins) {
      const held = [...this.view.coins, coin];
      this.to({ coins: held });
      void this.fly(coin);
      if (!clock.skipped()) sound.play('symbol', held.length - 4);
      if (!(await clock.wait(revealMs * this.tempo))) return false;
    }
    return !clock.isCancelled();
  }

  /** The total grows when the copy of the coin arrives. Without motion, it grows when the coin lands. */
  private async fly(coin: Coin): Promise<void> {
    const { clock, reducedMotion } = this.show;
    if (!reducedMotion) {
      if (!(await clock.wait(restMs * this.tempo))) return;
      if (!clock.skipped()) this.to({ flying: [...this.view.flying, coin] });
      if (!(await clock.wait(flightMs * this.tempo))) return;
    }
    const { flying, sumX100 } = this.view;
    this.to({ flying: flying.filter(({ cell }) => cell !== coin.cell), sumX100: sumX100 + coin.payX100 });
  }

  /** Shows the coins that open the vault in their cells. @returns false when the show is cancelled */
  async open({ opened }: VaultScript): Promise<boolean> {
    this.to({ scene: 'held' });
    return (await this.lay(opened)) && this.show.clock.wait(landMs * this.tempo);
  }

  async respin({ landed, left }: VaultScript['turns'][number]): Promise<boolean> {
    const { clock, sound } = this.show;
    this.to({ turn: this.view.turn + 1 });
    if (!(await clock.wait(turnMs * this.tempo))) return false;
    if (!clock.skipped() && landed.length === 0) sound.play('land', 4);
    if (!(await this.lay(landed))) return false;
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
  const { clock, sound, reducedMotion } = show;
  const vault = new VaultShow(show, draw, script);
  clock.restart();
  if (!(await clock.wait(openedMs))) return false;
  clock.restart();
  vault.to({});
  if (!reducedMotion) sound.play('start');
  if (!(await clock.wait(reducedMotion ? 0 : doorMs))) return false;
  clock.restart();
  vault.to({ scene: 'intro' });
  sound.bed('feature', true);
  if (!(await clock.wait(introMs))) return false;
  clock.restart();
  if (!(await vault.open(script))) return false;
  for (const turn of script.turns) if (!(await vault.respin(turn))) return false;
  draw(shutVault(script));
  if (!script.full) return clock.wait(shutMs);
  // A skip from before this moment must not skip the full vault.
  clock.restart();
  return clock.wait(fullMs);
}
