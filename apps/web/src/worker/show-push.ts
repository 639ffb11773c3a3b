import type { WorkerScope } from './worker-scope.ts';

/** The page that each kind of notification opens. The build inserts them. */
declare const PUSH_PAGES: Readonly<Record<'redemption' | 'security', string>>;

/** What the server sends. The text has no personal data, because a locked screen shows it. */
interface Push {
  readonly id: string;
  readonly kind: 'redemption' | 'security' | 'test';
  readonly title: string;
  readonly text: string;
  readonly lang: string;
}

/**
 * Shows a push message. The server may send it twice: the second copy has the same tag and replaces the first one. Only news
 * about a redemption sets the badge of the app.
 */
export async function showPush(scope: Pick<WorkerScope, 'registration' | 'navigator'>, data: unknown): Promise<void> {
  const { id, kind, title, text, lang } = data as Push;
  await scope.registration.showNotification(title, {
    body: text,
    lang,
    tag: id,
    icon: '/icons/app-192.png',
    badge: '/icons/notification-96.png',
    data: kind,
  });
  if (kind === 'redemption') await scope.navigator.setAppBadge?.().catch(() => undefined);
}

/** Opens the page of a notification, in a window of the site if there is one. */
export async function openPage({ clients, location }: Pick<WorkerScope, 'clients' | 'location'>, kind: unknown) {
  const path = PUSH_PAGES[kind === 'redemption' ? 'redemption' : 'security'];
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => new URL(url).pathname === path);
  // A window with another page may have a round in progress, so it is not navigated away.
  await (shown ? shown.focus() : clients.openWindow(location.origin + path));
}
