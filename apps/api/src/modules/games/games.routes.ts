import type { PlayerContract } from '@goldwren/contracts/player';
import { formatHundredths, pagination, parseHundredths } from '@goldwren/rules';
import type { Context } from '../../context.ts';
import { localeOf } from '../../http/caller/request-locale.ts';
import { prefixCell } from '../../http/cells/cell-of-name.ts';
import type { Handlers } from '../../http/contract/handlers.ts';
import { idempotencyClaim } from '../../http/contract/idempotency-key.ts';
import { archivedBefore } from '../ledger/public.ts';
import { gameMathsView, parSheetView, rulesView } from './catalogue/catalogue-view.ts';
import { listGames } from './catalogue/list-games.ts';
import { listBestRounds } from './history/list-best-rounds.ts';
import { readPlayHistory } from './history/read-play-history.ts';
import { readHome } from './home/read-home.ts';
import { setFavorite } from './home/set-favorite.ts';
import { actOnRound } from './rounds/act-on-round.ts';
import { getSharedReplay } from './rounds/get-shared-replay.ts';
import { handOverRound } from './rounds/hand-over.ts';
import { getRound, listRounds } from './rounds/list-rounds.ts';
import { playRound } from './rounds/play-round.ts';
import { readBalances } from './rounds/read-balances.ts';
import { endSession } from './sessions/end-session.ts';
import { type SessionDeps, startSession } from './sessions/start-session.ts';

export type GamesDeps = SessionDeps & Pick<Context, 'events' | 'locate' | 'cells'>;

/** The contract has already validated the format of every amount. */
function toHundredths(amount: string): bigint {
  return parseHundredths(amount) as bigint;
}

/** Adds the name of this cell to the links to rounds, so that every cell can find them. Changes nothing on a site with one cell. */
function createLinkPrefix(cell: string | null) {
  return <R extends { readonly replay_token: string | null }>(round: R): R =>
    cell === null || round.replay_token === null
      ? round
      : { ...round, replay_token: prefixCell(cell, round.replay_token) };
}

export function gamesRoutes(deps: GamesDeps): Handlers<PlayerContract, 'games'> {
  const prefixLink = createLinkPrefix(deps.cells?.own ?? null);
  return {
    list: async ({ request }) => ({
      status: 200,
      body: { results: await listGames(deps.database.db, localeOf(request)) },
    }),
    rules: async ({ params, request }) => ({ status: 200, body: rulesView(params.slug, localeOf(request)) }),
    parSheet: async ({ params }) => ({ status: 200, body: parSheetView(params.slug) }),
    maths: async ({ params, query }) => ({ status: 200, body: gameMathsView(params.slug, query.hash) }),
    startSession: startSessionHandler(deps),
    playRound: async ({ player, params, body, request }) => ({
      status: 200,
      body: await playRound(deps, player, {
        gameId: params.id,
        sessionId: params.sessionId,
        nonce: body.nonce,
        currency: body.currency,
        stake: toHundredths(body.stake),
        clientSeed: body.client_seed,
        choice: body.choice,
        idempotency: idempotencyClaim(request),
        visitor: await deps.locate(request),
      }),
    }),
    act: async ({ player, params, body, request }) => ({
      status: 200,
      body: await actOnRound(deps, player, {
        gameId: params.id,
        sessionId: params.sessionId,
        roundId: params.roundId,
        step: body.step,
        action: body.action,
        chainStart: body.chain_start ?? null,
        visitor: await deps.locate(request),
      }),
    }),
    handOver: handOverHandler(deps),
    endSession: endSessionHandler(deps),
    listRounds: async ({ player, query }) => {
      const { results, nextCursor } = await listRounds(deps.database.db, deps.box, {
        playerId: player.id,
        slug: query.game,
        sessionId: query.session,
        fromNonce: query.from_nonce,
        cursor: query.cursor,
        limit: query.limit ?? pagination.defaultLimit,
      });
      const archived = await archivedBefore(deps.database.db, nextCursor);
      return { status: 200, body: { results: results.map(prefixLink), next_cursor: nextCursor, ...archived } };
    },
    getRound: async ({ player, params }) => ({
      status: 200,
      body: prefixLink(await getRound(deps.database.db, deps.box, player.id, params.id)),
    }),
    record: async ({ player, query }) => ({
      status: 200,
      body: await readPlayHistory(deps.database.db, deps.clock.now(), player.id, query.game),
    }),
    bestRounds: async ({ player, query }) => {
      const { results, ...rest } = await listBestRounds(deps.database.db, deps.box, player.id, query);
      return { status: 200, body: { ...rest, results: results.map(prefixLink) } };
    },
    ...favoriteHandlers(deps),
    replay: async ({ params }) => ({
      status: 200,
      body: await getSharedReplay(deps.database.db, deps.box, params.token),
    }),
  };
}

function favoriteHandlers({
  database,
}: GamesDeps): Pick<Handlers<PlayerContract, 'games'>, 'addFavorite' | 'removeFavorite'> {
  const favorites = async (playerId: string, gameId: number, favorite: boolean) => ({
    status: 200 as const,
    body: { favorites: await setFavorite(database.db, playerId, { gameId, favorite }) },
  });
  return {
    addFavorite: ({ player, params }) => favorites(player.id, params.id, true),
    removeFavorite: ({ player, params }) => favorites(player.id, params.id, false),
  };
}

export function homeRoutes({ database }: Pick<GamesDeps, 'database'>): Handlers<PlayerContract, 'home'> {
  return { get: async ({ player }) => ({ status: 200, body: await readHome(database.db, player.id) }) };
}

export function fairnessRoutes({ keys }: Pick<GamesDeps, 'keys'>): Pick<Handlers<PlayerContract, 'fairness'>, 'keys'> {
  return { keys: async () => ({ status: 200, body: { results: [...keys.published] } }) };
}

function startSessionHandler(deps: GamesDeps): Handlers<PlayerContract, 'games'>['startSession'] {
  return async ({ player, params, body, request }) => ({
    status: 200,
    body: await startSession(deps, player, {
      gameId: params.id,
      chainStart: body.chain_start ?? null,
      resume: body.resume ?? null,
      visitor: await deps.locate(request),
    }),
  });
}

function handOverHandler(deps: GamesDeps): Handlers<PlayerContract, 'games'>['handOver'] {
  return async ({ player, params, body }) => {
    const at = { playerId: player.id, gameId: params.id, sessionId: params.sessionId, roundId: params.roundId };
    return { status: 200, body: await handOverRound(deps, { ...at, chainStart: body.chain_start }) };
  };
}

function endSessionHandler(deps: GamesDeps): Handlers<PlayerContract, 'games'>['endSession'] {
  return async ({ player, params, body }) => {
    const ended = await endSession(deps, {
      playerId: player.id,
      sessionId: params.sessionId,
      gameId: params.id,
      chainStart: body.chain_start,
      report: {
        goldWon: toHundredths(body.gold_won),
        sweepsWon: body.sweeps_won === undefined ? null : toHundredths(body.sweeps_won),
        rounds: body.rounds,
        stored: body,
      },
    });
    if (!ended.reportMatches) {
      deps.events.report('false_game_report', { session: params.sessionId, player: player.id, report: body });
    }
    return {
      status: 200,
      body: {
        session_id: params.sessionId,
        gold_won: formatHundredths(ended.goldWon),
        sweeps_won: formatHundredths(ended.sweepsWon),
        rounds: ended.rounds,
        report_matches: ended.reportMatches ?? false,
        server_seed: ended.session.secret.reveal(),
        statement: ended.signed.statement,
        signature: ended.signed.signature.toString('hex'),
        key_id: ended.signed.keyId,
        wallet: await readBalances(deps.database.db, player.id),
      },
    };
  };
}
