import { expect, it } from 'vitest';
import { selectCriticalStyles } from '../../build/critical-styles.ts';

const select = (styles: string, html: string) => selectCriticalStyles(Buffer.from(styles), html);

it('selects the rules of the classes and elements in the page, in their layers and order', () => {
  const styles =
    '@layer base{h1{margin:0}table{border:0}}@layer utilities{.a{color:red}.b{color:red}@media (width>=48rem){.md\\:a{color:#00f}}}.a .b{top:0}';
  const found = select(styles, '<h1 class="a md:a">One</h1>');
  expect(found).toBe(
    '@layer base{h1{margin:0}}@layer utilities{.a{color:red}@media (width>=48rem){.md\\:a{color:#00f}}}',
  );
});

it('reads class names that React has escaped', () => {
  expect(select('.\\[\\&_a\\]\\:x{color:red}', '<p class="[&amp;_a]:x">One</p>')).toContain('color:red');
});

it('leaves out what a reader causes, and keeps states of the page', () => {
  const found = select('.a{&:hover{top:1px}&:disabled{top:2px}}.a:focus-visible{top:3px}', '<p class="a">One</p>');
  expect(found).toContain('top:2px');
  expect(found).not.toMatch(/top:[13]px/);
});

it('leaves out variables that only unused variables need, and keeps those of the document', () => {
  const found = select(
    ':root{--used:1px;--chain:var(--end);--end:2px;--drawn:red}p{top:var(--used)}',
    '<p><svg fill="var(--drawn)"></svg></p>',
  );
  expect(found).toContain('--used');
  expect(found).toContain('--drawn');
  expect(found).not.toMatch(/--chain|--end/);
});
