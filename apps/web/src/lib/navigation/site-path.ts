/**
 * Validates `next` and `from`, which come from the address bar and are attacker-controlled. Returns a path only if a
 * browser would resolve it to a page of this site, otherwise `null`.
 */
export function sitePath(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || candidate.length > 500) return null;
  // URL parsers treat backslashes as slashes and drop control characters, so "/\evil" and "/\t/evil" would leave the site.
  if (!/^\/(?![/\\])[^\\\p{C}]*$/u.test(candidate)) return null;
  // A path that decodes to one of those would leave the site after another redirect.
  if (/^\/(?:%2f|%5c)/i.test(candidate)) return null;
  try {
    const url = new URL(candidate, 'https://site.invalid');
    if (url.origin !== 'https://site.invalid' || url.pathname.startsWith('//')) return null;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return null;
  }
}
