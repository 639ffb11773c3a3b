import type { Game, Round } from '@goldwren/contracts/player';
import type { PlayerClient } from '@goldwren/contracts/player/client';
import type { AnyGame } from '@goldwren/game-engine';

export type GamesApi = Pick<PlayerClient['games'], 'startSession' | 'playRound' | 'act' | 'endSession' | 'listRounds'>;

export interface PlayDeps {
  readonly games: GamesApi;
  /** The same calls on requests that outlive the page. */
  readonly lastingGames: Pick<GamesApi, 'endSession'>;
  readonly game: Pick<Game, 'id' | 'slug'>;
  readonly engine: AnyGame;
  readonly fps: () => number;
  /** Shown balances of the rest of the site follow the table. */
  readonly onBalances: (wallet: Round['wallet']) => void;
  readonly wait: (ms: number) => Promise<void>;
}
