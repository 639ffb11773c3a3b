/**
 * Reduces the two typefaces to the characters that the pages use, and writes them to src/fonts. Run it after
 * changing a font package. The results are committed, so a build needs no font tools.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
/** Typographic characters of the pages, and the letters in names of people in the US and Canada. */
const signs = '\u00a0©®°·×÷¼½¾–—‘’“”•…−→←↑↓€£¢™';
const letters = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœß¿¡«»';

const fonts = [
  {
    from: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    to: 'text.woff2',
    text: ascii + signs + letters,
    options: { variationAxes: { wght: { min: 400, max: 700 } } },
  },
  {
    from: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    to: 'display.woff2',
    text: ascii + signs + letters,
    options: { variationAxes: { wght: 700 } },
  },
];

for (const font of fonts) {
  const source = await readFile(fileURLToPath(import.meta.resolve(font.from)));
  const subset = await subsetFont(source, font.text, { targetFormat: 'woff2', ...font.options });
  await writeFile(new URL(`../src/theme/fonts/${font.to}`, import.meta.url), subset);
  console.log(`${font.to}  ${source.length} → ${subset.length} bytes`);
}
