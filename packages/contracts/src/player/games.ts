import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone, forEveryoneRevalidated } from '../shared/access.ts';
import { jsonObjectText } from '../shared/binary.ts';
import { game, gameReference, gameRules, parSheet } from '../shared/game.ts';
import { day, hex64, instant, slug, smallIdInPath, uuid } from '../shared/ids.ts';
import { amount, currency, signedAmount } from '../shared/money.ts';
import { wholeNumber } from '../shared/numbers.ts';
import { page, pageQuery } from '../shared/pagination.ts';
import { problems } from '../shared/problem.ts';
import {
  clientSeed,
  gameAction,
  gameChoice,
  nonce,
  round,
  roundRecord,
  sessionStarted,
  sessionTotals,
  sharedReplay,
} from '../shared/round.ts';
import { forPlayers, forPlayersOnce } from './access.ts';
import { endpoints } from './endpoints.ts';

const c = initContract();
const gameId = smallIdInPath.describe('The number of the game.');
const sessionPath = z.object({ id: gameId, sessionId: uuid.describe('The session, as its start answered.') });

const coinTally = z
  .object({ rounds: z.int(), staked: amount, returned: amount, net: signedAmount })
  .meta({ id: 'CoinTally' });
const coinTallies = z.object({ gold: coinTally, sweeps: coinTally }).meta({ id: 'CoinTallies' });
/** What was staked and what came back. */
const playTallies = z
  .object({
    session: coinTallies.nullable().describe('Since the open session began; null without one.'),
    today: coinTallies,
    month: coinTallies,
  })
  .meta({ id: 'PlayTallies' });
export type PlayTallies = z.infer<typeof playTallies>;

const favorites = z.array(z.int()).describe('Numbers of the games with a star, the newest first.');
const lobby = z
  .object({
    unfinished: z
      .array(z.object({ game: z.int(), currency, stake: amount, since: instant }))
      .describe('Rounds that wait for a decision, the newest first; at most one of each game.'),
    last_played: z.array(z.int()).describe('Numbers of the games played last, the latest first.'),
    favorites,
  })
  .meta({ id: 'Lobby' });
export type Lobby = z.infer<typeof lobby>;
const favoritesNow = z.object({ favorites }).meta({ id: 'Favorites' });

export const gamesContract = c.router({
  list: {
    ...endpoints.games.list,
    ...forEveryoneRevalidated,
    summary: 'The games',
    description: 'In the order of the gallery, those that are switched off included.',
    responses: { 200: z.object({ results: z.array(game) }) },
  },
  rules: {
    ...endpoints.games.rules,
    ...forEveryoneRevalidated,
    summary: 'Rules and paytable of a game',
    description: 'Everything a player should know before a stake.',
    pathParams: z.object({ slug: slug.describe('The name of the game in addresses.') }),
    responses: { 200: gameRules, ...problems(404) },
  },
  parSheet: {
    ...endpoints.games.parSheet,
    ...forEveryoneRevalidated,
    summary: 'Exact return of a game with its proof',
    description: 'Fractions, not estimates, and how they were derived.',
    pathParams: z.object({ slug: slug.describe('The name of the game in addresses.') }),
    responses: { 200: parSheet, ...problems(404) },
  },
  maths: {
    ...endpoints.games.maths,
    ...forEveryoneRevalidated,
    summary: 'The maths of a game, as the very bytes that its hash is taken over',
    description: 'SHA-256 of the body is `maths.hash`. With the rules in docs/games they replay every round.',
    pathParams: z.object({ slug: slug.describe('The name of the game in addresses.') }),
    query: z.strictObject({
      hash: hex64.optional().describe('An earlier version; without it, the one on offer.'),
    }),
    responses: { 200: c.otherResponse({ contentType: 'application/json', body: jsonObjectText }), ...problems(404) },
  },
  startSession: {
    ...endpoints.games.startSession,
    ...forPlayers,
    summary: 'Open, or resume, a game session',
    description:
      '`outcome_seed` commits to the secret session seed and `next_commitment` to the next round, before the browser makes the seed of that round. An open session of the same player and game is resumed, with any unfinished round in `open_round`. `insufficient_gold` when the smallest stake cannot be covered; `game_off` when staff switched the game off.',
    pathParams: z.object({ id: gameId }),
    body: z.strictObject({}).meta({ id: 'StartSessionRequest' }),
    responses: { 200: sessionStarted, ...problems(401, 404) },
  },
  playRound: {
    ...endpoints.games.playRound,
    ...forPlayersOnce,
    summary: 'Stake and play a round',
    description:
      'Stake, outcome and payout are one database transaction. `nonce` counts up from `next_nonce`; the same nonce with the same body is answered with the stored round, another body is `nonce_conflict`. Funds, nonce and limits are checked before anything is computed from the secret.',
    pathParams: sessionPath,
    body: z
      .strictObject({
        nonce,
        currency,
        stake: amount,
        client_seed: clientSeed,
        choice: gameChoice.default({}).describe('What the game lets the player set; `{}` for most games.'),
      })
      .meta({ id: 'RoundRequest' }),
    responses: { 200: round, ...problems(401, 404, 409) },
  },
  act: {
    ...endpoints.games.act,
    ...forPlayers,
    summary: 'Take the next decision of an open round',
    description:
      '`step` counts up from 0. The same step with the same action is answered with the stored round, another action is `conflict`.',
    pathParams: sessionPath.extend({ roundId: uuid.describe('The open round.') }),
    body: z.strictObject({ step: z.int().min(0).max(100), action: gameAction }).meta({ id: 'ActionRequest' }),
    responses: { 200: round, ...problems(401, 404, 409) },
  },
  endSession: {
    ...endpoints.games.endSession,
    ...forPlayers,
    summary: 'End a game session',
    description:
      'Moves no money: the report is compared with what the server settled. Open rounds are first settled by the published default action. Reveals the server seed. Ending twice gives the same answer.',
    pathParams: sessionPath,
    body: z
      .strictObject({
        gold_won: amount,
        rounds: z.int().min(0).max(1_000_000),
        client_metrics: z.strictObject({ fps: z.number().min(0).max(1_000) }),
        sweeps_won: amount.optional(),
      })
      .meta({ id: 'SessionReport' }),
    responses: { 200: sessionTotals, ...problems(401, 404) },
  },
  listRounds: {
    ...endpoints.games.listRounds,
    ...forPlayers,
    summary: "The player's settled rounds, newest first",
    description: 'Each with everything needed to derive it again.',
    query: z.strictObject({
      game: slug.optional().describe('Only rounds of this game.'),
      session: uuid.optional().describe('Only rounds of this session.'),
      from_nonce: wholeNumber(0, 2_000_000_000)
        .optional()
        .describe('Only rounds from this nonce on; for a browser that has seen those before.'),
      ...pageQuery,
    }),
    responses: { 200: page(roundRecord), ...problems(401) },
  },
  getRound: {
    ...endpoints.games.getRound,
    ...forPlayers,
    summary: 'One round, for recall and verification',
    description: '`server_seed` is null until the session has ended, `round_secret` until the round has.',
    pathParams: z.object({ id: uuid.describe('The round.') }),
    responses: { 200: roundRecord, ...problems(401, 404) },
  },
  record: {
    ...endpoints.games.record,
    ...forPlayers,
    summary: "The player's own record",
    description:
      'What they staked and what came back: in the open sessions, today, and this month (Eastern Time). Rounds count when they are begun; the stake of an open round counts, its payout not yet.',
    query: z.strictObject({ game: slug.optional().describe('Only this game; `overall` is of all games still.') }),
    responses: {
      200: z
        .object({
          day: day.describe('Today.'),
          month: day.describe('First day of this month.'),
          overall: playTallies,
          games: z
            .array(z.object({ game: gameReference, tallies: playTallies }))
            .describe('Games that were played this month or are open, in listed order.'),
        })
        .meta({ id: 'PlayRecord' }),
      ...problems(401),
    },
  },
  lobby: {
    ...endpoints.games.lobby,
    ...forPlayers,
    summary: 'What a player goes on with',
    description: 'Unfinished rounds, the games played last, and the games with a star. The games are in `GET /games`.',
    responses: { 200: lobby, ...problems(401) },
  },
  addFavorite: {
    ...endpoints.games.addFavorite,
    ...forPlayers,
    summary: 'Give a game a star',
    description: 'Again changes nothing.',
    pathParams: z.object({ id: gameId }),
    body: c.noBody(),
    responses: { 200: favoritesNow, ...problems(401, 404) },
  },
  removeFavorite: {
    ...endpoints.games.removeFavorite,
    ...forPlayers,
    summary: 'Take the star off a game',
    description: 'Of a game without one, changes nothing.',
    pathParams: z.object({ id: gameId }),
    body: c.noBody(),
    responses: { 200: favoritesNow, ...problems(401, 404) },
  },
  replay: {
    ...endpoints.games.replay,
    ...forEveryone,
    summary: 'A round that its player has shared',
    description: 'Whoever has the link sees the round, and nothing of who played it.',
    pathParams: z.object({
      token: z
        .string()
        .regex(/^[A-Za-z0-9_-]{20,200}$/)
        .describe('`replay_token` of the round.'),
    }),
    responses: { 200: sharedReplay, ...problems(404) },
  },
});
