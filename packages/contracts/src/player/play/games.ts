import { bestRounds } from '@goldwren/rules';
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { forEveryone, forEveryoneRevalidated } from '../../shared/access.ts';
import { jsonObjectText } from '../../shared/binary.ts';
import { game, gameReference, gameRules, parSheet } from '../../shared/game.ts';
import { day, hex64, slug, smallIdInPath, uuid } from '../../shared/ids.ts';
import { amount, currency, signedAmount } from '../../shared/money.ts';
import { wholeNumber } from '../../shared/numbers.ts';
import { pageBeforeArchive, pageQuery } from '../../shared/pagination.ts';
import { problems } from '../../shared/problem.ts';
import {
  chainStart,
  clientSeed,
  gameAction,
  gameChoice,
  handOver,
  nonce,
  round,
  roundRecord,
  sessionStarted,
  sessionTotals,
  sharedReplay,
} from '../../shared/round.ts';
import { forPlayers, forPlayersIdempotentSigned, forPlayersSigned } from '../access.ts';
import { endpoints } from '../endpoints.ts';
import { bestRoundsAnswer } from './best-rounds.ts';

const c = initContract();
const gameId = smallIdInPath.describe('ID of the game.');
const sessionPath = z.object({ id: gameId, sessionId: uuid.describe('`session_id` from the start of the session.') });

const coinTally = z
  .object({ rounds: z.int(), staked: amount, returned: amount, net: signedAmount })
  .meta({ id: 'CoinTally' });
const coinTallies = z.object({ gold: coinTally, sweeps: coinTally }).meta({ id: 'CoinTallies' });
/** Stakes and payouts per period. */
const playTallies = z
  .object({
    session: coinTallies.nullable().describe('Totals of the open session. Null without an open session.'),
    today: coinTallies,
    month: coinTallies,
  })
  .meta({ id: 'PlayTallies' });
export type PlayTallies = z.infer<typeof playTallies>;

/** The favorite games of a player. */
export const favorites = z.array(z.int()).describe('IDs of the favorite games, newest first.');
const favoritesNow = z.object({ favorites }).meta({ id: 'Favorites' });

export const gamesContract = c.router({
  list: {
    ...endpoints.games.list,
    ...forEveryoneRevalidated,
    summary: 'List the games',
    description: 'Returns the games in the order of the gallery, including games that are switched off.',
    responses: { 200: z.object({ results: z.array(game) }) },
  },
  rules: {
    ...endpoints.games.rules,
    ...forEveryoneRevalidated,
    summary: 'Get the rules of a game',
    description: 'Returns the rules, the paytable and the odds.',
    pathParams: z.object({ slug: slug.describe('Slug of the game.') }),
    responses: { 200: gameRules, ...problems(404) },
  },
  parSheet: {
    ...endpoints.games.parSheet,
    ...forEveryoneRevalidated,
    summary: 'Get the par sheet of a game',
    description: 'Returns the exact RTP as fractions, and how it was derived.',
    pathParams: z.object({ slug: slug.describe('Slug of the game.') }),
    responses: { 200: parSheet, ...problems(404) },
  },
  maths: {
    ...endpoints.games.maths,
    ...forEveryoneRevalidated,
    summary: 'Get the maths document of a game',
    description:
      'Returns the exact bytes that are hashed: the SHA-256 of the body is `maths.hash`. Together with the rules in docs/games, the document replays every round.',
    pathParams: z.object({ slug: slug.describe('Slug of the game.') }),
    query: z.strictObject({
      hash: hex64.optional().describe('Hash of an earlier version. Defaults to the current version.'),
    }),
    responses: { 200: c.otherResponse({ contentType: 'application/json', body: jsonObjectText }), ...problems(404) },
  },
  startSession: {
    ...endpoints.games.startSession,
    ...forPlayersSigned,
    summary: 'Start a game session',
    description:
      'Starts a session or resumes the open session of this player and game. A session with `chain_start` belongs to the browser that made the seed chain: only its seeds are accepted. It is resumed with `resume`. Otherwise it is ended and a new one starts, unless it has an open round. An unfinished round is returned in `open_round`. `outcome_seed` commits to the secret session seed, and `next_commitment` commits to the next round, before the browser creates the seed of that round. Returns `insufficient_gold` when the balance does not cover the smallest stake, and `game_off` when the game is switched off.',
    pathParams: z.object({ id: gameId }),
    body: z
      .strictObject({
        chain_start: chainStart.optional(),
        resume: uuid.optional().describe('ID of the session with a chain that this browser started.'),
      })
      .meta({ id: 'StartSessionRequest' }),
    responses: { 200: sessionStarted, ...problems(401, 404) },
  },
  playRound: {
    ...endpoints.games.playRound,
    ...forPlayersIdempotentSigned,
    summary: 'Play a round',
    description:
      'Stake, outcome and payout are one database transaction. `nonce` counts up from `next_nonce`. The same nonce with the same body returns the stored round. The same nonce with another body returns `nonce_conflict`. Funds, nonce and limits are checked before the secret is used.',
    pathParams: sessionPath,
    body: z
      .strictObject({
        nonce,
        currency,
        stake: amount,
        client_seed: clientSeed,
        choice: gameChoice.default({}).describe('Options of the game. `{}` for most games.'),
      })
      .meta({ id: 'RoundRequest' }),
    responses: { 200: round, ...problems(401, 404, 409) },
  },
  act: {
    ...endpoints.games.act,
    ...forPlayersSigned,
    summary: 'Send a decision in an open round',
    description:
      '`step` counts up from 0. The same step with the same action returns the stored round. The same step with another action returns `conflict`. In a session with a seed chain, `chain_start` must be that of the browser that holds the round.',
    pathParams: sessionPath.extend({ roundId: uuid.describe('ID of the open round.') }),
    body: z
      .strictObject({ step: z.int().min(0).max(100), action: gameAction, chain_start: chainStart.optional() })
      .meta({ id: 'ActionRequest' }),
    responses: { 200: round, ...problems(401, 404, 409) },
  },
  handOver: {
    ...endpoints.games.handOver,
    ...forPlayersSigned,
    summary: 'Take over an open round',
    description:
      'Another browser of the player takes over the open round of a session with a seed chain. It can then decide in the round. It cannot stake in the session. The time is part of the records of the round, so that the first browser sees who decided.',
    pathParams: sessionPath.extend({ roundId: uuid.describe('ID of the open round.') }),
    body: z.strictObject({ chain_start: chainStart }).meta({ id: 'HandOverRequest' }),
    responses: { 200: handOver, ...problems(401, 404, 409) },
  },
  endSession: {
    ...endpoints.games.endSession,
    ...forPlayersSigned,
    summary: 'End a game session',
    description:
      'Reveals the server seed. Open rounds are first settled with the published default action. The report moves no money: it is compared with the results on the server. Ending the session again returns the same response.',
    pathParams: sessionPath,
    body: z
      .strictObject({
        gold_won: amount,
        rounds: z.int().min(0).max(1_000_000),
        client_metrics: z.strictObject({ fps: z.number().min(0).max(1_000) }),
        sweeps_won: amount.optional(),
        chain_start: chainStart.optional().describe('Needed to end a session with a seed chain and an open round.'),
      })
      .meta({ id: 'SessionReport' }),
    responses: { 200: sessionTotals, ...problems(401, 404, 409) },
  },
  listRounds: {
    ...endpoints.games.listRounds,
    ...forPlayers,
    summary: 'List rounds',
    description: "Returns the player's settled rounds, newest first, each with everything needed to verify it.",
    query: z.strictObject({
      game: slug.optional().describe('Only rounds of this game.'),
      session: uuid.optional().describe('Only rounds of this session.'),
      from_nonce: wholeNumber(0, 2_000_000_000).optional().describe('Only rounds with this nonce or a higher one.'),
      ...pageQuery,
    }),
    responses: { 200: pageBeforeArchive(roundRecord), ...problems(401) },
  },
  getRound: {
    ...endpoints.games.getRound,
    ...forPlayers,
    summary: 'Get a round',
    description:
      '`round_secret` is null until the round is settled. `server_seed` is null until the session has ended. Returns `conflict` with reason `round_archived` for a round that is only in the archive.',
    pathParams: z.object({ id: uuid.describe('ID of the round.') }),
    responses: { 200: roundRecord, ...problems(401, 404, 409) },
  },
  record: {
    ...endpoints.games.record,
    ...forPlayers,
    summary: 'Get the play record',
    description:
      'Returns stakes and payouts of the open sessions, today and this month (Eastern Time). A round counts on the day it starts. The stake of an open round is included; its payout is not.',
    query: z.strictObject({ game: slug.optional().describe('Only this game. `overall` still covers all games.') }),
    responses: {
      200: z
        .object({
          day: day.describe('Today.'),
          month: day.describe('First day of the current month.'),
          overall: playTallies,
          games: z
            .array(z.object({ game: gameReference, tallies: playTallies }))
            .describe('Games with rounds this month or an open session, in the order of the gallery.'),
        })
        .meta({ id: 'PlayRecord' }),
      ...problems(401),
    },
  },
  bestRounds: {
    ...endpoints.games.bestRounds,
    ...forPlayers,
    summary: 'List best rounds',
    description: `Returns at most ${bestRounds.shown} settled rounds that returned at least ${bestRounds.leastMultiple} times their stake, the highest multiplier first and the newest first among equals. Such rounds are exceptions, so \`played\` has the totals of all rounds. Rounds that are only in the archive are left out, and the response says until when.`,
    query: z.strictObject({
      game: slug.optional().describe('Only this game, also in `played`.'),
      currency: currency.optional().describe('Only rounds with this coin. `played` still covers both coins.'),
    }),
    responses: { 200: bestRoundsAnswer, ...problems(401, 404) },
  },
  addFavorite: {
    ...endpoints.games.addFavorite,
    ...forPlayers,
    summary: 'Add a favorite game',
    description: 'Adding a favorite again has no effect.',
    pathParams: z.object({ id: gameId }),
    body: c.noBody(),
    responses: { 200: favoritesNow, ...problems(401, 404) },
  },
  removeFavorite: {
    ...endpoints.games.removeFavorite,
    ...forPlayers,
    summary: 'Remove a favorite game',
    description: 'Removing a game that is not a favorite has no effect.',
    pathParams: z.object({ id: gameId }),
    body: c.noBody(),
    responses: { 200: favoritesNow, ...problems(401, 404) },
  },
  replay: {
    ...endpoints.games.replay,
    ...forEveryone,
    summary: 'Get a shared round',
    description: 'Anyone with the link can see the round. The response does not identify the player.',
    pathParams: z.object({
      token: z
        .string()
        .regex(/^([a-z][a-z0-9_]{0,49}\.)?[A-Za-z0-9_-]{20,200}$/)
        .describe('`replay_token` of the round.'),
    }),
    responses: { 200: sharedReplay, ...problems(404, 409) },
  },
});
