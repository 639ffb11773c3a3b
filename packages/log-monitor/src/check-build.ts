import { createHash } from 'node:crypto';
import { type BuildManifest, buildManifestPath, parseBuildManifest } from '@goldwren/transparency-log';
import { findUnlisted, type Page, pageAddresses, shellOf, toTemplate } from './site-pages.ts';

/** Downloads an address of the site, such as `/theme.js`, without following redirects. The bytes are decompressed. */
export type Download = (
  address: string,
  headers: Readonly<Record<string, string>>,
) => Promise<{ readonly status: number; readonly bytes: Uint8Array }>;

/** A build of the site in the public log. */
export interface LoggedBuild {
  readonly position: number;
  readonly manifestHash: string;
}

/** What the site sends, and what does not match. */
export interface BuildReport {
  /** One sentence for each contradiction. Empty when everything agrees. */
  readonly contradictions: readonly string[];
  readonly manifestHash: string;
  readonly manifest: BuildManifest | null;
}

/** As many downloads run at the same time. */
const parallelDownloads = 6;
/** Compression could select another file, so each file is downloaded as a browser and as a simple program would do it. */
const [plain, compressed] = [{ 'accept-encoding': 'identity' }, { 'accept-encoding': 'br' }];

const hashOf = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Compares the manifest of the site with the builds in the log, which are in the order of the log. */
function checkManifest(hash: string, logged: readonly LoggedBuild[]): string[] {
  const newest = logged.at(-1);
  if (newest?.manifestHash === hash) return [];
  const earlier = logged.findLast(({ manifestHash }) => manifestHash === hash);
  if (earlier && newest)
    return [
      `The site sends the build of entry ${earlier.position}, but the newest build in the log is that of entry ${newest.position}.`,
    ];
  return [`The build ${hash} is not in the log. An entry takes up to two minutes after an update of the site.`];
}

/**
 * Downloads every file and page of a site, and compares each with the manifest of the build, and the manifest with the log.
 * @param origin such as https://goldwren.example, as in the links of the pages
 * @throws errors of the network
 */
export async function checkBuild(
  origin: string,
  download: Download,
  logged: readonly LoggedBuild[],
): Promise<BuildReport> {
  const { status, bytes } = await download(buildManifestPath, plain);
  const manifestHash = hashOf(bytes);
  const manifest = status === 200 ? parseBuildManifest(new TextDecoder().decode(bytes)) : null;
  if (manifest === null)
    return { contradictions: ['The site has no valid manifest of its build.'], manifestHash, manifest };
  const found = checkManifest(manifestHash, logged);
  const texts = new Map<string, string>();
  const compare = async (what: string, answer: ReturnType<Download>, expectedHash: string, path = '') => {
    const { status: code, bytes: content } = await answer;
    const text = new TextDecoder().decode(content);
    // Pages contain the address of the site, which the build does not know.
    const isSame = hashOf(path === '' ? content : toTemplate(text, origin, path)) === expectedHash;
    if (isSame) texts.set(what, text);
    else found.push(`${what} is not the file of the manifest${code === 200 ? '' : ` (status ${code})`}.`);
  };
  const files = [...manifest.files].filter(([path]) => !path.startsWith('prerendered/'));
  await inParallel(files, async ([path, { sha256 }]) => {
    await compare(`/${path}`, download(`/${path}`, plain), sha256);
    if (manifest.files.has(`${path}.br`))
      await compare(`/${path} compressed`, download(`/${path}`, compressed), sha256);
  });
  const [shell, listed] = [texts.get('/index.html'), texts.get('/pages.json')];
  const pages: readonly Page[] = JSON.parse(listed ?? '[]');
  if (shell === undefined || listed === undefined) found.push('The pages of the site cannot be checked.');
  else
    await inParallel(pageAddresses(pages, manifest), async ({ path, locale, query, file, page }) => {
      const hash = file ? (manifest.files.get(file)?.sha256 ?? '') : hashOf(shellOf(shell, page?.head));
      for (const encoding of [plain, compressed]) {
        const answer = download(path + query, { ...encoding, accept: 'text/html', 'accept-language': locale });
        await compare(`The page ${path}${query} in ${locale}`, answer, hash, path);
      }
    });
  found.push(...findUnlisted(texts, manifest));
  return { contradictions: [...new Set(found)].sort(), manifestHash, manifest };
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const worker = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: parallelDownloads }, worker));
}
