/** The list of the files of a build of the site. The hash of its text is in entries of the kind `web_build`. */
export interface BuildManifest {
  /** By path, such as `assets/entry.js`. */
  readonly files: ReadonlyMap<string, { readonly bytes: number; readonly sha256: string }>;
  /** The version of Node that built the files. */
  readonly node: string;
}

/** The path of the manifest on the site. */
export const buildManifestPath = '/build-manifest.json';

/** A relative path without empty, `.` or `..` parts. */
const pathPattern = /^(?!\.)[\w.-]+(?:\/(?!\.)[\w.-]+)*$/;

/**
 * Parses the text of a manifest. Returns null when it is malformed: the same list must have only one text, so the text must be
 * canonical JSON (RFC 8785), with each path once and in order.
 */
export function parseBuildManifest(text: string): BuildManifest | null {
  try {
    const { files: listed, node, pnpm } = JSON.parse(text);
    const files = new Map<string, { bytes: number; sha256: string }>();
    let last = '';
    for (const { bytes, path, sha256 } of listed) {
      const isValid =
        pathPattern.test(path) && /^[\da-f]{64}$/.test(sha256) && Number.isSafeInteger(bytes) && path > last;
      if (!isValid) return null;
      files.set(path, { bytes, sha256 });
      last = path;
    }
    const canonical = JSON.stringify({
      files: [...files].map(([path, { bytes, sha256 }]) => ({ bytes, path, sha256 })),
      node,
      pnpm,
    });
    return typeof node === 'string' && typeof pnpm === 'string' && canonical === text ? { files, node } : null;
  } catch {
    return null;
  }
}
