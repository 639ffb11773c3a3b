import { toHex } from '@goldwren/game-engine';
import { buildManifestPath, parseBuildManifest } from '@goldwren/transparency-log';
import { checkLog, type LogCheckDeps } from '../../shared/fairness/public-log/check-log.ts';
import { hasEntryAt } from '../../shared/fairness/public-log/find-entries.ts';
import { webCryptography } from '../../shared/fairness/web-crypto.ts';

/** The address at which the build puts the offline checker. */
export const checkerAddress = '/downloads/goldwren-verify.mjs';

/** A script or style of this page that is not the file of the build. */
export interface DifferentFile {
  readonly address: string;
  /** SHA-256 in hex. Null for a file of another site, which is not downloaded. */
  readonly sha256: string | null;
  /** What the manifest lists. Null when it does not list the file. */
  readonly expected: string | null;
}

export interface BuildCheck {
  /** SHA-256 of the manifest, hex. */
  readonly manifestHash: string;
  /** Position of the build in the public log. Null when the log does not have it. */
  readonly position: number | null;
  /** How many script and style files this page has loaded. */
  readonly loaded: number;
  readonly different: readonly DifferentFile[];
  /** SHA-256 of the offline checker, hex. */
  readonly checkerHash: string | null;
}

const hashOf = async (bytes: Uint8Array) => toHex(await webCryptography.sha256(bytes));

/** The addresses of the service workers of this site, also of those that only handle other pages or wait to take over. */
async function workerFiles(): Promise<string[]> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  const workers = registrations.flatMap(({ installing, waiting, active }) => [installing, waiting, active]);
  return workers.flatMap((worker) => (worker ? [worker.scriptURL] : []));
}

/**
 * The addresses of the script and style files that this page has loaded, also by imports, and of the service workers of the
 * site. Extensions have other schemes.
 */
export async function loadedFiles(): Promise<string[]> {
  const scripts = [...document.scripts].map(({ src }) => src);
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"], link[rel="modulepreload"]');
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  const own = requested.filter((name) => /\.(?:js|css)(?:[?#]|$)/.test(name));
  const all = [...scripts, ...[...links].map(({ href }) => href), ...own, ...(await workerFiles())];
  return [...new Set(all)].filter((address) => /^https?:/.test(address)).sort();
}

/**
 * Loads the file again from the cache of the browser, which has what the page runs. If the cache no longer has it, the request
 * has the cookies of this visitor, because a server could send changed code to one visitor.
 */
async function readFile(address: string, cache: RequestCache): Promise<Uint8Array> {
  const response = await globalThis.fetch(address, { cache, credentials: 'same-origin' });
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Compares the files that this page has loaded with the manifest of the build, and finds the manifest in the public log. The
 * server says where to look, and the inclusion is verified.
 * @throws when the manifest or the log cannot be read
 */
export async function checkBuild(deps: LogCheckDeps, addresses: readonly string[]): Promise<BuildCheck> {
  const bytes = await readFile(buildManifestPath, 'no-store');
  const manifest = parseBuildManifest(new TextDecoder().decode(bytes));
  if (manifest === null) throw new Error('the manifest of the build is malformed');
  const manifestHash = await hashOf(bytes);
  const compared = await Promise.all(
    addresses.map(async (address): Promise<DifferentFile | null> => {
      const { origin, pathname } = new URL(address);
      if (origin !== location.origin) return { address, sha256: null, expected: null };
      const expected = manifest.files.get(pathname.slice(1))?.sha256 ?? null;
      const sha256 = await hashOf(await readFile(address, 'force-cache'));
      return sha256 === expected ? null : { address, sha256, expected };
    }),
  );
  return {
    manifestHash,
    position: await findBuild(deps, manifestHash),
    loaded: addresses.length,
    different: compared.filter((file) => file !== null),
    checkerHash: manifest.files.get(checkerAddress.slice(1))?.sha256 ?? null,
  };
}

async function findBuild(deps: LogCheckDeps, manifestHash: string): Promise<number | null> {
  const { checkpoint } = await checkLog(deps);
  const response = await globalThis.fetch('/log/web-build', { cache: 'no-store', credentials: 'omit' });
  if (checkpoint === null || !response.ok) return null;
  const { position } = await response.json();
  const fields = { kind: 'web_build', manifest_hash: manifestHash };
  return (await hasEntryAt(deps.source, checkpoint, position, fields)) ? position : null;
}
