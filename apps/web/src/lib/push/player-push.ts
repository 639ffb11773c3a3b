import { api } from '../api/api.ts';
import { readBrowserKeys, subscribeBrowser, unsubscribeBrowser } from './browser-push.ts';

/**
 * Turns notifications on for this browser. Returns false when the player did not allow them.
 * @throws Error when the browser or the server rejects it. The browser then has no subscription.
 */
export async function turnOnPush(publicKey: string): Promise<boolean> {
  const body = await subscribeBrowser(publicKey);
  if (body === null) return false;
  try {
    await api.push.subscribe({ body });
  } catch (error) {
    await unsubscribeBrowser();
    throw error;
  }
  return true;
}

/**
 * Turns notifications off for this browser, while the player is signed in. It is off even when the server cannot be reached:
 * the push service then reports it as gone.
 */
export async function turnOffPush(): Promise<void> {
  const keys = await readBrowserKeys();
  if (keys === null) return;
  await unsubscribeBrowser();
  try {
    const { results } = await api.push.get();
    const here = results.find(({ endpoint }) => endpoint === keys.endpoint);
    if (here) await api.push.unsubscribe({ params: { id: here.id } });
  } catch {
    // The server removes the browser after its next message.
  }
}

/** The server has ended the notifications of every browser, but the player continues in this one: turns them on again. */
export async function keepPush(): Promise<void> {
  const body = await readBrowserKeys();
  if (body) await api.push.subscribe({ body }).catch(() => unsubscribeBrowser());
}

/**
 * After a sign-in: ends a subscription of this browser that does not belong to the player who is now signed in. Without an
 * answer of the server it ends it too, because the next player must never see the notifications of the last one.
 */
export async function endForeignPush(): Promise<void> {
  const keys = await readBrowserKeys();
  if (keys === null) return;
  const isOwn = await api.push.get().then(
    ({ results }) => results.some(({ endpoint }) => endpoint === keys.endpoint),
    () => false,
  );
  if (!isOwn) await unsubscribeBrowser();
}
