import { describe, expect, it } from 'vitest';
import { sitePath } from './site-path.ts';

describe('sitePath accepts paths of this site', () => {
  it.each([
    '/',
    '/games/starlight-fortune',
    '/dashboard?tab=activity#top',
    '/games?next=https://evil.example',
    '/search?q=a%2Fb',
  ])('%s', (path) => {
    expect(sitePath(path)).toBe(path);
  });
  it('with dots resolved inside the site', () => {
    expect(sitePath('/games/../dashboard')).toBe('/dashboard');
  });
});

describe('sitePath rejects anything that could leave the site', () => {
  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/games/..//evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/%2Fevil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'games',
    '@evil.example',
    '.evil.example',
    '',
    `/${'a'.repeat(600)}`,
    null,
    undefined,
    42,
    { pathname: '/games' },
    ['/games'],
  ])('%j', (candidate) => {
    expect(sitePath(candidate)).toBeNull();
  });
});
