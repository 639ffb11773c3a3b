import { recordSource } from '../../platform/record-source.ts';
import { favoriteGame, gameSession, round, roundRaise } from './games.table.ts';

/** What of these tables is a player's own, for their export. The seed of a session that has ended is in its statement. */
export const gamesRecords = {
  favorite_games: recordSource(favoriteGame, { key: ['gameId'] }),
  game_sessions: recordSource(gameSession, { key: ['id'], withheld: ['sealedServerSeed'] }),
  rounds: recordSource(round, { key: ['id'] }),
  raises: recordSource(roundRaise, { key: ['roundId', 'step'] }),
};
