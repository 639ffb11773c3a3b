import { describe, expect, test } from 'vitest';
import { pageHtml } from './site-page.ts';

const html = '<head><meta charset="utf-8" /><!--head--><title>Site</title><!--/head--><script></script></head>';
const head =
  '<title>Games</title><meta name="description" content="All" /><link rel="canonical" href="%ADDRESS%" /><meta property="og:image" content="%ORIGIN%/preview.png" />';

describe('pageHtml', () => {
  test("replaces the site's head with the page's head and inserts addresses of this origin", () => {
    expect(pageHtml(html, head)('https://goldwren.test', '/games')).toBe(
      '<head><meta charset="utf-8" /><title>Games</title><meta name="description" content="All" /><link rel="canonical" href="https://goldwren.test/games" /><meta property="og:image" content="https://goldwren.test/preview.png" /><script></script></head>',
    );
  });

  test('removes only the tags that need an origin when there is none', () => {
    expect(pageHtml(html, head)(null, '/games')).toBe(
      '<head><meta charset="utf-8" /><title>Games</title><meta name="description" content="All" /><script></script></head>',
    );
  });

  test('returns the page unchanged when it has no head', () => {
    expect(pageHtml(html, undefined)('https://goldwren.test', '/')).toBe(html);
  });

  test('does not interpret replacement patterns in a head', () => {
    expect(pageHtml(html, '<title>$& $1</title>')(null, '/')).toContain('<title>$& $1</title>');
  });
});
