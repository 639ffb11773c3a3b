import { expect, test } from 'vitest';
import { escapeHtml } from './escape-html.ts';

test('text stays text, in content and in attributes of either quote', () => {
  expect(escapeHtml(`<img src=x onerror="a('&amp;')">`)).toBe(
    '&lt;img src=x onerror=&quot;a(&#39;&amp;amp;&#39;)&quot;&gt;',
  );
  expect(escapeHtml('Éléonore – 5 €')).toBe('Éléonore – 5 €');
});
