/** Push messages of this browser. The account's list of browsers is at the server. */

/** How long the service worker may take to start. It is registered at each visit, and never in development. */
const workerWithinMs = 10_000;

/** What this browser can do, and the address of its subscription if it has one. */
export type BrowserPush =
  | { readonly state: 'unsupported' | 'blocked' }
  | { readonly state: 'ready'; readonly endpoint: string | null };

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;
}

/** Null when there is none. Without the permission there is none, and nothing needs to be read. */
async function findSubscription(): Promise<PushSubscription | null> {
  if (!isSupported() || Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Never requests the permission. */
export async function readBrowserPush(): Promise<BrowserPush> {
  if (!isSupported()) return { state: 'unsupported' };
  if (Notification.permission === 'denied') return { state: 'blocked' };
  try {
    return { state: 'ready', endpoint: (await findSubscription())?.endpoint ?? null };
  } catch {
    // Some browsers forbid service workers, for example in private windows.
    return { state: 'unsupported' };
  }
}

/** What the server needs to send messages to this browser. */
export interface BrowserKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

function keysOf(subscription: PushSubscription): BrowserKeys {
  const { keys } = subscription.toJSON();
  return { endpoint: subscription.endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** Returns the subscription of this browser; null when there is none. */
export async function readBrowserKeys(): Promise<BrowserKeys | null> {
  const subscription = await findSubscription();
  return subscription && keysOf(subscription);
}

/**
 * Asks the player for the permission, so it must run after a press, and subscribes. Returns null without the permission.
 * @throws Error when the browser cannot subscribe, for example without its push service.
 */
export async function subscribeBrowser(publicKey: string): Promise<BrowserKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await readyWorker();
  // A new subscription has a new address. An older one may belong to another key or another player.
  await (await pushManager.getSubscription())?.unsubscribe();
  const applicationServerKey = bytesOf(publicKey);
  return keysOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
}

/**
 * Ends the subscription of this browser, closes its notifications and clears the badge. From then on no message can arrive,
 * even if the server does not know it: the push service reports the browser as gone.
 */
export async function unsubscribeBrowser(): Promise<void> {
  const subscription = await findSubscription();
  if (subscription === null) return;
  await subscription.unsubscribe();
  const registration = await navigator.serviceWorker.getRegistration();
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
  await clearAppBadge();
}

async function clearAppBadge(): Promise<void> {
  await navigator.clearAppBadge?.().catch(() => undefined);
}

function readyWorker(): Promise<ServiceWorkerRegistration> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error('The service worker has not started.')), workerWithinMs),
  );
  return Promise.race([navigator.serviceWorker.ready, late]);
}

/** Decodes base64url. Safari does not accept the text itself. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const base64 = base64url.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
