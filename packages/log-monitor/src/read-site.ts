import type { KeyRotation } from '@goldwren/game-engine/fairness';
import { type LogSource, tilePath } from '@goldwren/transparency-log';
import type { Download } from './check-build.ts';
import type { Published } from './check-entries.ts';

const requestLimitMs = 30_000;

/** The parts of the answers of the API that the monitor compares with the log. */
interface Answers {
  readonly '/api/fairness/keys': {
    readonly results: readonly {
      readonly id: string;
      readonly public_key: string;
      readonly rotation: KeyRotation | null;
    }[];
  };
  readonly '/api/games': {
    readonly results: readonly {
      readonly slug: string;
      readonly maths: { readonly version: string; readonly hash: string };
    }[];
  };
}

/** Reads what the API publishes. */
export async function readPublished(site: string, fetchUrl: typeof fetch): Promise<Published> {
  const read = async <Path extends keyof Answers>(path: Path): Promise<Answers[Path]> => {
    const response = await fetchUrl(new URL(path, site), { signal: AbortSignal.timeout(requestLimitMs) });
    if (!response.ok) throw new Error(`${path} answered with status ${response.status}`);
    return (await response.json()) as Answers[Path];
  };
  const [keys, games] = [await read('/api/fairness/keys'), await read('/api/games')];
  return {
    keys: keys.results.map(({ id, public_key, rotation }) => ({ id, publicKey: public_key, rotation })),
    maths: games.results.map(({ slug, maths }) => ({ game: slug, ...maths })),
  };
}

/** Reads the log below `/log/` of a site. */
export function readLogOf(site: string, fetchUrl: typeof fetch): LogSource {
  const load = async (path: string): Promise<Response | null> => {
    const response = await fetchUrl(new URL(`/log/${path}`, site), { signal: AbortSignal.timeout(requestLimitMs) });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`/log/${path} answered with status ${response.status}`);
    return response;
  };
  return {
    checkpoint: async () => (await load('checkpoint'))?.text() ?? null,
    tile: async (tile) => {
      const response = await load(tilePath(tile));
      return response && new Uint8Array(await response.arrayBuffer());
    },
  };
}

/** Downloads files and pages of a site as a visitor with these headers. */
export function downloadFrom(
  origin: string,
  visitor: Readonly<Record<string, string>>,
  fetchUrl: typeof fetch,
): Download {
  return async (address, headers) => {
    const response = await fetchUrl(new URL(address, origin), {
      headers: { ...visitor, ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(requestLimitMs),
    });
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) };
  };
}
