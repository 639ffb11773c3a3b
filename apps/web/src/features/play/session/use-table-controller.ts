import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { PlayState } from '../model/play-state.ts';
import { createFpsMeter } from './fps-meter.ts';
import { createPlayController, type PlayController } from './play-controller.ts';
import type { PlayDeps } from './play-deps.ts';
import { shownStates } from './shown-states.ts';

export interface TableController {
  readonly controller: PlayController;
  readonly state: PlayState;
  readonly ownText: string;
  readonly setOwnText: (text: string) => void;
}

/**
 * A controller that starts, measures and ends the session with its screen.
 * @param connect Called once. It adds who answers the calls, and where they are logged
 */
export function useTableController(connect: (own: Pick<PlayDeps, 'fps' | 'ownText'>) => PlayDeps): TableController {
  const [ownText, setOwnText] = useState('');
  const text = useRef(ownText);
  useEffect(() => {
    text.current = ownText;
  }, [ownText]);
  const [meter] = useState(createFpsMeter);
  const [deps] = useState(() => connect({ fps: () => meter.average(), ownText: () => text.current }));
  const [controller] = useState(() => createPlayController(deps));
  const [getShown] = useState(() => shownStates(controller.getState, deps.mostShown));
  const state = useSyncExternalStore(controller.subscribe, getShown);
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
