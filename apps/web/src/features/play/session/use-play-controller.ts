import type { Game, Round } from '@goldwren/contracts/player';
import { createPlayerClient } from '@goldwren/contracts/player/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '../../../lib/api/api.ts';
import { queries } from '../../../lib/api/queries.ts';
import { useAuth } from '../../../lib/session/auth-store.ts';
import { readClock } from '../../../shared/fairness/read-clock.ts';
import type { GameModule } from '../model/game-module.ts';
import type { PlayState } from '../model/play-state.ts';
import { createFpsMeter } from './fps-meter.ts';
import { oneWriter } from './one-writer.ts';
import { createPlayController, type PlayController } from './play-controller.ts';
import { signedCalls } from './signed-calls.ts';

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

interface PlayScreen {
  readonly controller: PlayController;
  readonly state: PlayState;
  readonly ownText: string;
  readonly setOwnText: (text: string) => void;
}

/** The controller of a player screen. It starts, measures and ends the session with the screen. */
export function usePlayController(game: Game, module: GameModule): PlayScreen {
  const client = useQueryClient();
  const player = useAuth((state) => state.user?.id ?? '');
  const [ownText, setOwnText] = useState('');
  const text = useRef(ownText);
  useEffect(() => {
    text.current = ownText;
  }, [ownText]);
  const [meter] = useState(createFpsMeter);
  const [controller] = useState(() =>
    createPlayController({
      ...signedCalls(player),
      fairness: api.fairness,
      wallet: api.wallet,
      player,
      oneWriter: oneWriter(`goldwren-play|${player}|${game.slug}`),
      ownText: () => text.current,
      lastingGames: lastingApi.games,
      game,
      engine: module.engine,
      fps: () => meter.average(),
      onBalances: (wallet) => publishBalances(client, wallet),
      onSignedOut: (message) => {
        const { user, logout } = useAuth.getState();
        if (user?.id === player) logout(message);
      },
      now: readClock,
      wait: waitOrOnline,
    }),
  );
  const state = useSyncExternalStore(controller.subscribe, controller.getState);
  useLifetime(controller);
  const moving = state.phase === 'staking' || state.phase === 'dealing' || state.phase === 'showing';
  useEffect(() => {
    if (!moving) return;
    meter.start();
    return () => meter.stop();
  }, [moving, meter]);
  return { controller, state, ownText, setOwnText };
}

function useLifetime(controller: PlayController): void {
  const leaving = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    // React may run the cleanup and the effect again immediately. Only a real unmount ends the session.
    if (leaving.current === null) void controller.start();
    else clearTimeout(leaving.current);
    leaving.current = null;
    const onHide = () => controller.leave();
    const onReturn = (event: PageTransitionEvent) => {
      // The page returned from the browser's page cache. Its session was ended when the page was hidden.
      if (event.persisted) void controller.start();
    };
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onReturn);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onReturn);
      leaving.current = setTimeout(() => controller.leave(), 0);
    };
  }, [controller]);
}
