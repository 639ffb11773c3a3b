import type { PushData, WorkerScope } from './worker-scope.ts';

/** The page that each kind of notification opens, and every page that shows redemptions. The build inserts them. */
declare const PUSH_PAGES: Readonly<Record<'redemption' | 'security', string>>;
declare const REDEMPTION_PAGES: readonly string[];
/** What is shown for a message without readable content, in each language. The build inserts it. */
declare const PUSH_FALLBACK: { readonly title: string; readonly text: Readonly<Record<'en' | 'fr-CA', string>> };

/** What the server sends. The text has no personal data, because a locked screen shows it. */
interface Push {
  readonly id: string;
  readonly kind: 'redemption' | 'security' | 'test';
  readonly title: string;
  readonly text: string;
  readonly lang: string;
}

/** Browsers can deliver a message without content. They then require a notification too, and show their own otherwise. */
function read(data: PushData | null, { languages }: WorkerScope['navigator']): Push {
  try {
    const push = data?.json() as Push | null | undefined;
    if (typeof push?.title === 'string') return push;
  } catch {
    // It is not JSON.
  }
  const known = languages.find((language) => /^(?:en|fr)\b/i.test(language));
  const lang = /^fr/i.test(known ?? '') ? 'fr-CA' : 'en';
  return { id: 'news', kind: 'security', title: PUSH_FALLBACK.title, text: PUSH_FALLBACK.text[lang], lang };
}

/**
 * Shows a push message. The server may send it twice: the second copy has the same tag and replaces the first one. Only news
 * about a redemption sets the badge of the app, unless a visible window shows the redemptions.
 */
export async function showPush(
  { registration, navigator, clients }: Pick<WorkerScope, 'registration' | 'navigator' | 'clients'>,
  data: PushData | null,
): Promise<void> {
  const { id, kind, title, text, lang } = read(data, navigator);
  await registration.showNotification(title, {
    body: text,
    lang,
    tag: id,
    icon: '/icons/app-192.png',
    badge: '/icons/notification-96.png',
    data: kind,
  });
  if (kind !== 'redemption') return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isSeen = windows.some(
    ({ url, visibilityState }) => visibilityState === 'visible' && REDEMPTION_PAGES.includes(new URL(url).pathname),
  );
  if (!isSeen) await navigator.setAppBadge?.().catch(() => undefined);
}

/** Opens the page of a notification, in a window of the site if there is one. */
export async function openPage({ clients, location }: Pick<WorkerScope, 'clients' | 'location'>, kind: unknown) {
  const path = PUSH_PAGES[kind === 'redemption' ? 'redemption' : 'security'];
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => new URL(url).pathname === path);
  // A window with another page may have a round in progress, so it is not navigated away.
  await (shown ? shown.focus() : clients.openWindow(location.origin + path));
}
