import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('escapes text for content and for attributes with single or double quotes', () => {
  expect(escapeHtml(`<img src=x onerror="a('&amp;')">`)).toBe(
    '&lt;img src=x onerror=&quot;a(&#39;&amp;amp;&#39;)&quot;&gt;',
  );
  expect(escapeHtml('Éléonore – 5 €')).toBe('Éléonore – 5 €');
});
