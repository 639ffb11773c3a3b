import { recordSource } from '../../platform/record-source.ts';
import { favoriteGame, gameSession, round, roundHandOver, roundRaise } from './games.table.ts';

/**
 * The data of a player in these tables, for the player's data export. The seed of an ended session is in its statement.
 */
export const gamesRecords = {
  favorite_games: recordSource(favoriteGame, { key: ['gameId'] }),
  game_sessions: recordSource(gameSession, { key: ['id'], withheld: ['sealedServerSeed'] }),
  rounds: recordSource(round, { key: ['id'] }),
  hand_overs: recordSource(roundHandOver, { key: ['roundId', 'at'] }),
  raises: recordSource(roundRaise, { key: ['roundId', 'step'] }),
};
