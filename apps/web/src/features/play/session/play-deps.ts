import type { Game, Round } from '@goldwren/contracts/player';
import type { PlayerClient } from '@goldwren/contracts/player/client';
import type { AnyGame } from '@goldwren/game-engine';
import type { ClientLog, ClockReading } from '../../../shared/fairness/client-log.ts';
import type { Violation } from '../../../shared/fairness/violation.ts';
import type { OneWriter } from './one-writer.ts';

export type GamesApi = Pick<
  PlayerClient['games'],
  'startSession' | 'playRound' | 'act' | 'handOver' | 'endSession' | 'listRounds'
>;

export interface PlayDeps {
  readonly games: GamesApi;
  readonly fairness: Pick<PlayerClient['fairness'], 'keys'>;
  readonly wallet: Pick<PlayerClient['wallet'], 'activity'>;
  /** The same calls as requests that continue after the page is closed. */
  readonly lastingGames: Pick<GamesApi, 'endSession'>;
  readonly game: Pick<Game, 'id' | 'slug'>;
  readonly engine: AnyGame;
  /** The id of the player, who owns the client log. */
  readonly player: string;
  readonly clientLog: Promise<ClientLog>;
  /** Serializes all work on the session across the tabs of this browser. */
  readonly oneWriter: OneWriter;
  readonly fps: () => number;
  /** How many settled rounds the table shows at the same time. */
  readonly mostShown: number;
  /** The player's own part of the client seeds. */
  readonly ownText: () => string;
  /** Reports each answer without a valid receipt. The session is null when the answer does not name one. */
  readonly watchReceipts: (report: (violation: Violation, session: string | null) => void) => void;
  /** Updates the balances that the rest of the site shows. */
  readonly onBalances: (wallet: Round['wallet']) => void;
  /** The player's login has expired. The message says what happened to the round, and is shown on the login page. */
  readonly onSignedOut: (message: string) => void;
  /** Reads the clocks of this page. */
  readonly now: () => ClockReading;
  readonly wait: (ms: number) => Promise<void>;
}
