import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Hashes of the scripts and styles that the build wrote into documents, such as `sha256-…`. */
interface InlineHashes {
  /** In every document. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** The inline style of each prerendered page, by its file, such as `fr-CA/help.html`. */
  readonly pages: Readonly<Record<string, string>>;
}

/**
 * Returns a content security policy that also allows what a document contains inline.
 * @param page the file of a prerendered page; null for another document of the site
 */
export type InlinePolicy = (policy: string, page: string | null) => string;

const sha256 = /^sha256-[A-Za-z0-9+/]{43}=$/;

/**
 * Reads `inline.json` of a build. Without this file, documents have no inline scripts and styles, and the policy does not change.
 * @throws when an entry is not a hash, because the policy would allow it as another kind of source
 */
export function readInlinePolicy(root: string): InlinePolicy {
  const file = join(root, 'inline.json');
  if (!existsSync(file)) return (policy) => policy;
  const { scripts, styles, pages } = JSON.parse(readFileSync(file, 'utf8')) as InlineHashes;
  const invalid = [...scripts, ...styles, ...Object.values(pages)].find((hash) => !sha256.test(hash));
  if (invalid !== undefined) throw new Error(`${file} has an entry that is not a SHA-256 hash: ${invalid}`);
  const ownStyles = new Map(Object.entries(pages));
  return (policy, page) => {
    const own = page === null ? undefined : ownStyles.get(page);
    return allow(allow(policy, 'script-src', scripts), 'style-src', own === undefined ? styles : [...styles, own]);
  };
}

/** Adds hashes to a directive of a policy. */
function allow(policy: string, directive: string, hashes: readonly string[]): string {
  const added = hashes.map((hash) => ` '${hash}'`).join('');
  return policy
    .split(';')
    .map((part) => (part.startsWith(`${directive} `) ? part + added : part))
    .join(';');
}
