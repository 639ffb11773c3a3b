import { expect, test } from 'vitest';
import { forceable } from './forced-states.ts';

test('a state also applies inside its class', () => {
  expect(forceable('.btn-p:hover')).toMatch(/^\.btn-p:is\(:hover, \.forced-hover :where\(a, button, .*\)\)$/);
  expect(forceable('.a:has(:focus-visible) b')).toContain(':has(:is(:focus-visible, .forced-focus ');
});

test('names that only resemble a state stay unchanged', () => {
  for (const selector of ['.hover\\:bg-raised', '.btn:disabled', '.a:focus-within', '.active'])
    expect(forceable(selector)).toBe(selector);
  expect(forceable('.hover\\:bg-raised:hover')).toMatch(/^\.hover\\:bg-raised:is\(:hover,/);
});
