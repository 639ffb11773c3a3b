import {
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Navigator, type Path, Router, resolvePath, type To } from 'react-router';
import { GoBackContext, GoContext, PageLoadingContext } from '../../lib/navigation/navigation.ts';
import { ScrollMemory } from '../../lib/navigation/scroll-memory.ts';
import type { GoOptions, Place, SiteHistory } from '../../lib/navigation/site-history.ts';

interface SiteRouterProps {
  history: SiteHistory;
  /** Loads the page at a location. Returns undefined when it is already loaded. Never rejects. */
  prepare: (place: Partial<Path>) => Promise<void> | undefined;
  children: ReactNode;
}

/** The location on screen, and how it was reached. */
interface Shown {
  readonly action: SiteHistory['action'];
  readonly location: Place;
  /** True when only a part of the page has changed, so that the page does not scroll to the top. */
  readonly staysOnPage: boolean;
}

/**
 * React Router in declarative mode, plus two features of its data mode: a page stays on screen until the next one is
 * loaded, and scroll positions are restored. The data mode is 15 kB larger (decision 0025).
 */
export function SiteRouter({ history, prepare, children }: SiteRouterProps) {
  const { shown, loading, lead } = useShown(history, prepare);
  const navigator = useMemo<Navigator>(
    () => ({
      ...history,
      push: (to, state, options) => void lead(to, { ...options, state }),
      replace: (to, state, options) => void lead(to, { ...options, state, replace: true }),
    }),
    [history, lead],
  );
  const goBack = useCallback(() => history.go(-1), [history]);
  return (
    <GoContext value={lead}>
      <GoBackContext value={goBack}>
        <PageLoadingContext value={loading}>
          <Router location={shown.location} navigationType={shown.action} navigator={navigator}>
            {children}
          </Router>
        </PageLoadingContext>
      </GoBackContext>
    </GoContext>
  );
}

function useShown(history: SiteHistory, prepare: SiteRouterProps['prepare']) {
  const [shown, setShown] = useState<Shown>(() => ({
    action: history.action,
    location: history.location,
    staysOnPage: false,
  }));
  const [loading, setLoading] = useState(false);
  const [memory] = useState(() => new ScrollMemory());
  const onScreen = useRef(shown);
  const staysOnPage = useRef(false);
  const latest = useRef({});
  const arrivals = useRef<(() => void)[]>([]);
  /**
   * Continues once the page is loaded, unless another navigation has started. Continues synchronously when the page stays
   * the same, because typed text in the address must not lag.
   */
  const onceReady = useCallback(
    (path: Partial<Path>, goOn: () => void) => {
      const mine = {};
      latest.current = mine;
      if (path.pathname === onScreen.current.location.pathname) return goOn();
      const screen = prepare(path);
      if (screen) setLoading(true);
      void Promise.resolve(screen).then(() => {
        if (latest.current === mine) goOn();
      });
    },
    [prepare],
  );
  const lead = useCallback(
    (to: To, { replace, state, preventScrollReset }: GoOptions = {}) => {
      const arrived = new Promise<void>((arrive) => arrivals.current.push(arrive));
      onceReady(resolvePath(to, history.location.pathname), () => {
        staysOnPage.current = preventScrollReset === true;
        history[replace ? 'replace' : 'push'](to, state);
      });
      return arrived;
    },
    [history, onceReady],
  );
  useLayoutEffect(() => {
    return history.listen(({ action, location }) => {
      const next: Shown = { action, location, staysOnPage: staysOnPage.current };
      staysOnPage.current = false;
      memory.leave(onScreen.current.location);
      onceReady(location, () =>
        startTransition(() => {
          setLoading(false);
          setShown(next);
        }),
      );
    });
  }, [history, onceReady, memory]);
  useLayoutEffect(() => {
    onScreen.current = shown;
    memory.enter(shown.location, { staysOnPage: shown.staysOnPage });
    for (const arrive of arrivals.current.splice(0)) arrive();
  }, [shown, memory]);
  useEffect(() => storeOnPageHide(memory, () => onScreen.current.location), [memory]);
  return { shown, loading, lead };
}

/** While this script runs, it restores scroll positions itself. Between documents, the browser does. */
function storeOnPageHide(memory: ScrollMemory, here: () => Place): () => void {
  const takeOverScrolling = () => {
    window.history.scrollRestoration = 'manual';
  };
  const handOverScrolling = () => {
    memory.leave(here());
    memory.store();
    window.history.scrollRestoration = 'auto';
  };
  takeOverScrolling();
  window.addEventListener('pageshow', takeOverScrolling);
  window.addEventListener('pagehide', handOverScrolling);
  return () => {
    window.removeEventListener('pageshow', takeOverScrolling);
    window.removeEventListener('pagehide', handOverScrolling);
    window.history.scrollRestoration = 'auto';
  };
}
