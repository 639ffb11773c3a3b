/**
 * `next` and `from` come from the address bar, so they are attacker's input: they are followed only when a browser
 * would resolve them to a page of this site. Anything else is `null`.
 */
export function sitePath(candidate: unknown): string | null {
  if (typeof candidate !== 'string' || candidate.length > 500) return null;
  // Backslashes are slashes to a URL parser, and control characters vanish in one: "/\evil" and "/\t/evil" leave the site.
  if (!/^\/(?![/\\])[^\\\p{C}]*$/u.test(candidate)) return null;
  // A path that decodes to one of those would leave it one redirect later.
  if (/^\/(?:%2f|%5c)/i.test(candidate)) return null;
  try {
    const url = new URL(candidate, 'https://site.invalid');
    if (url.origin !== 'https://site.invalid' || url.pathname.startsWith('//')) return null;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return null;
  }
}
