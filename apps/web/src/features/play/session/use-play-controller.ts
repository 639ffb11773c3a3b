import type { Game, Round } from '@goldwren/contracts/player';
import { createPlayerClient } from '@goldwren/contracts/player/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { queries } from '../../../lib/api/queries.ts';
import { useAuth } from '../../../lib/session/auth-store.ts';
import { readClock } from '../../../shared/fairness/read-clock.ts';
import type { GameModule } from '../model/game-module.ts';
import { oneWriter } from './one-writer.ts';
import { signedCalls } from './receipts/signed-calls.ts';
import { type TableController, useTableController } from './use-table-controller.ts';

/** Requests that the browser completes after the page is closed. */
const lastingApi = createPlayerClient({ fetch: (url, init) => fetch(url, { ...init, keepalive: true }) });

/** Resolves after `ms`, or as soon as the browser is online again. */
function waitOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    window.addEventListener('online', done);
  });
}

/** Updates the cached wallet of the other screens. Data that the answer does not contain is loaded again when next needed. */
function publishBalances(client: QueryClient, wallet: Round['wallet']): void {
  const { queryKey } = queries.wallet.get();
  client.setQueryData(queryKey, (old: object | undefined) =>
    old ? { ...old, gold_balance: wallet.gold, sweeps_balance: wallet.sweeps } : old,
  );
  void client.invalidateQueries({ queryKey: ['wallet'], refetchType: 'none' });
}

/** The controller of a player's table, which plays with the server. */
export function usePlayController(game: Game, module: GameModule): TableController {
  const client = useQueryClient();
  const player = useAuth((state) => state.user?.id ?? '');
  return useTableController((own) => ({
    ...own,
    ...signedCalls(player),
    fairness: api.fairness,
    wallet: api.wallet,
    player,
    oneWriter: oneWriter(`goldwren-play|${player}|${game.slug}`),
    lastingGames: lastingApi.games,
    game,
    engine: module.engine,
    mostShown: module.overlap?.most ?? 1,
    onBalances: (wallet) => publishBalances(client, wallet),
    onSignedOut: (message) => {
      const { user, logout } = useAuth.getState();
      if (user?.id === player) logout(message);
    },
    now: readClock,
    wait: waitOrOnline,
  }));
}
