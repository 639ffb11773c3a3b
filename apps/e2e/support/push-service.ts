import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/**
 * Replaces the subscription to a push service, which Chromium can only make with the internet. Everything else is real: the
 * permission, the service worker, the calls of the site, and the notifications. The endpoint is one that the product accepts.
 */
export async function replacePushService(page: Page): Promise<void> {
  await page.addInitScript((endpoint) => {
    const stored = 'test-push-subscription';
    const base64url = (bytes: ArrayBuffer | Uint8Array) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const read = () => {
      const keys = localStorage.getItem(stored);
      if (keys === null) return null;
      const unsubscribe = async () => {
        localStorage.removeItem(stored);
        return true;
      };
      return { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys: JSON.parse(keys) }) };
    };
    const make = async () => {
      const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
      const p256dh = base64url(await crypto.subtle.exportKey('raw', pair.publicKey));
      const auth = base64url(crypto.getRandomValues(new Uint8Array(16)));
      localStorage.setItem(stored, JSON.stringify({ p256dh, auth }));
      return read();
    };
    Object.assign(PushManager.prototype, { subscribe: make, getSubscription: async () => read() });
  }, `https://fcm.googleapis.com/fcm/send/${randomUUID()}`);
}

/** Delivers a message to the service worker of a page, as Chromium does after it has decrypted one. */
export async function deliverPush(page: Page, data: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const registrations = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registrations;
  await session.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data });
  await session.detach();
}

/** The notifications that the browser shows for the site. */
export function shownNotifications(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const shown = await registration.getNotifications();
    return shown.map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, data }));
  });
}
