import type { FetchEvent, WorkerScope } from './worker-scope.ts';

/** The offline page in each language, and its content security policy. The build inserts them (build/installed-app.ts). */
declare const OFFLINE_PAGES: Readonly<Record<'en' | 'fr-CA', string>>;
declare const OFFLINE_POLICY: string;

/** Belongs to the API, to other sites of this origin, or to the tools of developers. */
const notPages = /^\/(?:api|staff|dev|log)(?:\/|$)/;

/** True for a page of the site that the reader opens. Everything else goes to the network as if there were no worker. */
export function isPage({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): boolean {
  const { origin: from, pathname } = new URL(url);
  return mode === 'navigate' && method === 'GET' && from === origin && !notPages.test(pathname);
}

/** The page from the network. The offline page only if no answer arrives: an error page of the server is an answer. */
export async function answerNavigation(
  event: Pick<FetchEvent, 'request' | 'preloadResponse'>,
  { navigator }: Pick<WorkerScope, 'navigator'>,
): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const known = navigator.languages.find((language) => /^(?:en|fr)\b/i.test(language));
    return new Response(OFFLINE_PAGES[/^fr/i.test(known ?? '') ? 'fr-CA' : 'en'], {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': OFFLINE_POLICY,
        'cache-control': 'no-store',
      },
    });
  }
}
