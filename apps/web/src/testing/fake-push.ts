import { vi } from 'vitest';

interface FakeSubscription {
  readonly endpoint: string;
  unsubscribe(): Promise<boolean>;
  toJSON(): { keys: { p256dh: string; auth: string } };
}

interface Behavior {
  permission?: NotificationPermission;
  /** The player's choice when the browser asks. */
  choice?: NotificationPermission;
  /** The endpoint of a subscription that already exists. */
  endpoint?: string | null;
  /** The browser cannot reach its push service. */
  fails?: boolean;
}

/** Gives jsdom push messages like a browser. Returns what the site did with them. */
export function fakePush({
  permission = 'default',
  choice = 'granted',
  endpoint = null,
  fails = false,
}: Behavior = {}) {
  const log = { asked: 0, keys: [] as Uint8Array[], badgesCleared: 0, closed: 0 };
  let subscription: FakeSubscription | null = null;
  const subscriptionAt = (address: string): FakeSubscription => ({
    endpoint: address,
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
    toJSON: () => ({ keys: { p256dh: 'key', auth: 'secret' } }),
  });
  if (endpoint) subscription = subscriptionAt(endpoint);
  let made = 0;
  const pushManager = {
    getSubscription: async () => subscription,
    subscribe: async ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
      if (fails) throw new DOMException('push service error', 'AbortError');
      log.keys.push(applicationServerKey);
      made += 1;
      subscription = subscriptionAt(`https://push.test/${made}`);
      return subscription;
    },
  };
  const close = () => {
    log.closed += 1;
  };
  const clearAppBadge = async () => {
    log.badgesCleared += 1;
  };
  const registration = {
    pushManager,
    getNotifications: async () => [{ close }],
  };
  const notification = {
    permission,
    requestPermission: async () => {
      log.asked += 1;
      notification.permission = choice;
      return choice;
    },
  };
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', notification);
  Object.assign(navigator, { clearAppBadge });
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => registration, ready: Promise.resolve(registration) },
  });
  return { log, endpoint: () => subscription?.endpoint ?? null };
}

/** `vi.unstubAllGlobals` does not remove properties of the navigator. */
export function removeFakePush(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'clearAppBadge');
}
