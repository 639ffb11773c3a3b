import type { Game, Round } from '@goldwren/contracts/player';
import { createPlayerClient } from '@goldwren/contracts/player/client';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '../../../lib/api.ts';
import { useAuth } from '../../../lib/auth-store.ts';
import { locale } from '../../../lib/locale.ts';
import { queries } from '../../../lib/queries.ts';
import type { GameModule } from '../model/game-module.ts';
import type { PlayState } from '../model/play-state.ts';
import { createFpsMeter } from './fps-meter.ts';
import { oneWriter } from './one-writer.ts';
import { createPlayController, type PlayController } from './play-controller.ts';

/** Requests that the browser finishes after the page is gone. */
const lastingApi = createPlayerClient({ fetch: (url, init) => fetch(url, { ...init, keepalive: true }) });

/**
 * Rounds alone do not sign out by themselves when the session is over: the table first says what became of the stake.
 */
const roundsApi = createPlayerClient({ language: locale, fetch: (url, init) => fetch(url, init) }).games;

/** Resolves after `ms`, or as soon as the browser is back online. */
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

/** The wallet that other screens hold follows the table; what the answer does not carry is fetched when next looked at. */
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

/** The controller of one player screen: starts with it, measures with it, takes its leave with it. */
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
      games: { ...api.games, playRound: roundsApi.playRound, act: roundsApi.act },
      fairness: api.fairness,
      player,
      notebook: import('../../../shared/fairness/notebook-store.ts').then(({ openOwnNotebook }) => openOwnNotebook()),
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
    // React may take the effect back and give it again at once; only a real leave ends the session.
    if (leaving.current === null) void controller.start();
    else clearTimeout(leaving.current);
    leaving.current = null;
    const onHide = () => controller.leave();
    const onReturn = (event: PageTransitionEvent) => {
      // Back from the browser's page cache: the session was ended when the page went away.
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
