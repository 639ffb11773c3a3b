import { type LogSource, tilePath } from '@goldwren/transparency-log';

async function load(path: string, cache: RequestCache): Promise<Response | null> {
  const response = await globalThis.fetch(`/log/${path}`, { cache, credentials: 'omit' });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`/log/${path} answered with status ${response.status}`);
  return response;
}

/** The public log of this site. Without credentials, so that the server cannot choose an answer for this player by cookie. */
export const siteLog: LogSource = {
  checkpoint: async () => (await load('checkpoint', 'no-store'))?.text() ?? null,
  tile: async (tile) => {
    const response = await load(tilePath(tile), 'default');
    return response && new Uint8Array(await response.arrayBuffer());
  },
};
