import type { Round } from '@goldwren/contracts/player';
import type { BonusShow } from '../../reels/bonus.ts';
import { type Coin, type VaultScript, vaultScript } from './vault-script.ts';

/** intro: the card that says what begins. held: coins lie and others may come. shut: its end; full: every cell has a coin. */
export type VaultScene = 'intro' | 'held' | 'shut' | 'full';

/** What is drawn of the vault. */
export interface VaultView {
  readonly scene: VaultScene;
  readonly coins: readonly Coin[];
  readonly left: number;
  /** Counts the respins; the empty cells turn anew with each. */
  readonly turn: number;
  /** What the coins come to so far, in hundredths of the stake. */
  readonly sumX100: number;
}

/** The coins that opened it are looked at on the reels before anything else. */
const openedMs = 900;
const introMs = 2_200;
const revealMs = 260;
const turnMs = 760;
const landMs = 420;
const shutMs = 900;
const fullMs = 2_600;

function sumOf(coins: readonly Coin[]): number {
  return coins.reduce((sum, { payX100 }) => sum + payX100, 0);
}

/** The vault when all is over. */
export function shutVault({ opened, turns, full, payX100 }: VaultScript): VaultView {
  const coins = [...opened, ...turns.flatMap(({ landed }) => landed)];
  return { scene: full ? 'full' : 'shut', coins, left: turns.at(-1)?.left ?? 0, turn: turns.length, sumX100: payX100 };
}

/** Draws views one after the other; `false` from any step: called off. */
class VaultShow {
  private readonly show: BonusShow;
  private readonly draw: (view: VaultView) => void;
  private view: VaultView;

  constructor(show: BonusShow, draw: (view: VaultView) => void, respins: number) {
    this.show = show;
    this.draw = draw;
    this.view = { scene: 'intro', coins: [], left: respins, turn: 0, sumX100: 0 };
  }

  to(part: Partial<VaultView>): void {
    this.view = { ...this.view, ...part };
    this.draw(this.view);
  }

  /** Coins come one by one, each sounding higher than the one before. */
  async lay(coins: readonly Coin[], ms: number): Promise<boolean> {
    const { clock, sound } = this.show;
    for (const coin of coins) {
      const held = [...this.view.coins, coin];
      this.to({ coins: held, sumX100: sumOf(held) });
      if (!clock.skipped()) sound.scatter(held.length - 4);
      if (!(await clock.wait(ms))) return false;
    }
    return !clock.calledOff();
  }

  async respin({ landed, left }: VaultScript['turns'][number]): Promise<boolean> {
    const { clock, sound } = this.show;
    this.to({ turn: this.view.turn + 1 });
    if (!(await clock.wait(turnMs))) return false;
    if (!clock.skipped() && landed.length === 0) sound.thud(4);
    if (!(await this.lay(landed, revealMs))) return false;
    this.to({ left });
    return clock.wait(landMs);
  }
}

/**
 * Plays the vault from its opening to its last respin. A skip ends the part that is shown; in the respins, all of them.
 * @returns false when it was called off
 */
export async function showVault(round: Round, show: BonusShow, draw: (view: VaultView) => void): Promise<boolean> {
  const script = vaultScript(round);
  if (!script) return true;
  const { clock, sound } = show;
  const vault = new VaultShow(show, draw, script.respins);
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
  // The one moment of the game that nobody skips by accident.
  clock.restart();
  return clock.wait(fullMs);
}
