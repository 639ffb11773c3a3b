import { describe, expect, test } from 'vitest';
import { pageHtml } from './site-page.ts';

const html = '<head><meta charset="utf-8" /><!--head--><title>Site</title><!--/head--><script></script></head>';
const head =
  '<title>Games</title><meta name="description" content="All" /><link rel="canonical" href="%ADDRESS%" /><meta property="og:image" content="%ORIGIN%/preview.png" />';

describe("a page's head", () => {
  test("stands in place of the site's own, with the addresses of this origin", () => {
    expect(pageHtml(html, head)('https://goldwren.test', '/games')).toBe(
      '<head><meta charset="utf-8" /><title>Games</title><meta name="description" content="All" /><link rel="canonical" href="https://goldwren.test/games" /><meta property="og:image" content="https://goldwren.test/preview.png" /><script></script></head>',
    );
  });

  test('without an origin leaves out the lines that need one, and no others', () => {
    expect(pageHtml(html, head)(null, '/games')).toBe(
      '<head><meta charset="utf-8" /><title>Games</title><meta name="description" content="All" /><script></script></head>',
    );
  });

  test('that is not there leaves the page as it is', () => {
    expect(pageHtml(html, undefined)('https://goldwren.test', '/')).toBe(html);
  });

  test('may hold what a replacement would take for a pattern', () => {
    expect(pageHtml(html, '<title>$& $1</title>')(null, '/')).toContain('<title>$& $1</title>');
  });
});
