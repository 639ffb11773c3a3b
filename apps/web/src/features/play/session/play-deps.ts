import type { Game, Round } from '@goldwren/contracts/player';
import type { PlayerClient } from '@goldwren/contracts/player/client';
import type { AnyGame } from '@goldwren/game-engine';
import type { Notebook } from '../../../shared/fairness/notebook.ts';
import type { OneWriter } from './one-writer.ts';

export type GamesApi = Pick<PlayerClient['games'], 'startSession' | 'playRound' | 'act' | 'endSession' | 'listRounds'>;

export interface PlayDeps {
  readonly games: GamesApi;
  readonly fairness: Pick<PlayerClient['fairness'], 'keys'>;
  /** The same calls on requests that outlive the page. */
  readonly lastingGames: Pick<GamesApi, 'endSession'>;
  readonly game: Pick<Game, 'id' | 'slug'>;
  readonly engine: AnyGame;
  /** Whose notebook it is. */
  readonly player: string;
  readonly notebook: Promise<Notebook>;
  /** What touches the session does so alone among the tabs of this browser. */
  readonly oneWriter: OneWriter;
  readonly fps: () => number;
  /** The player's own part of the client seeds. */
  readonly ownText: () => string;
  /** Shown balances of the rest of the site follow the table. */
  readonly onBalances: (wallet: Round['wallet']) => void;
  /** The player's own session is over: what that means for the round, for them to read where they sign in again. */
  readonly onSignedOut: (message: string) => void;
  readonly wait: (ms: number) => Promise<void>;
}
