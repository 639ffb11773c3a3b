import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';

const source = fileURLToPath(new URL('../', import.meta.url));
const frenchIndex = readFileSync(`${source}fr-CA/index.ts`, 'utf8');
const languageType = `import type { Language } from '${source}languages/language.ts';\n`;
const areaLines = frenchIndex.split('\n').filter((line) => line.includes('() => import('));

/** For each area, an index that lacks only this area. */
const indexesThatLackOne = areaLines
  .map((line, position) => {
    const others = areaLines.filter((other) => other !== line).join('\n');
    return `const lacks${position} = {${others}};\nexport const index${position}: Language['site'] = lacks${position};\n`;
  })
  .join('')
  .replaceAll("'./", `'${source}fr-CA/`);

const winners = (body: string) => `import { winners as french } from '${source}fr-CA/site/winners.ts';
${languageType}const { title, ...others } = french;
export const winners: Awaited<ReturnType<Language['site']['winners']>>['winners'] = ${body};
export const used = title;
`;

const experiment: Readonly<Record<string, string>> = {
  'index.ts': frenchIndex.replace("'../languages/language.ts'", `'${source}languages/language.ts'`),
  'indexes-that-lack-one.ts': languageType + indexesThatLackOne,
  'winners-without-title.ts': winners('others'),
  'complete-winners.ts': winners('{ ...others, title }'),
};

let errors: readonly string[] = [];
const errorsIn = (file: string): string[] => errors.filter((error) => error.startsWith(`es/${file}(`));

/** Compiles a folder `es` once outside the repository, like someone who adds a language. */
beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'goldwren-es-'));
  mkdirSync(join(folder, 'es'));
  const options = { extends: join(source, '../tsconfig.json'), compilerOptions: { types: [] }, include: ['es'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(options));
  for (const [file, text] of Object.entries(experiment)) writeFileSync(join(folder, 'es', file), text);
  const compiler = fileURLToPath(new URL('./bin/tsc', import.meta.resolve('typescript/package.json')));
  const output = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [compiler, '-p', '.', '--pretty', 'false'],
      { cwd: folder, maxBuffer: 2 ** 26 },
      (_, text) => resolve(text),
    );
  });
  errors = output.split('\n');
  rmSync(folder, { recursive: true });
}, 240_000);

test('the compiler reports each missing file of a new language', () => {
  const files = [...new Set([...frenchIndex.matchAll(/'\.\/([^']+\.ts)'/g)].map(([, name]) => name))];
  expect(files.length).toBeGreaterThan(60);
  const found = errorsIn('index.ts').join('\n');
  expect(files.filter((file) => !found.includes(`Cannot find module './${file}'`))).toEqual([]);
});

test('the compiler reports each missing area of a new language', () => {
  const found = errorsIn('indexes-that-lack-one.ts').join('\n');
  const areas = areaLines.map((line) => /^\s*'?([^':]+)/.exec(line)?.[1]);
  expect(areas.filter((area) => !new RegExp(`Property '["']?${area}["']?' is missing`).test(found))).toEqual([]);
});

test('the compiler reports a missing message of a new language', () => {
  expect(errorsIn('winners-without-title.ts').join('\n')).toContain("Property 'title' is missing");
});

test('an area that has every message compiles', () => {
  expect(errorsIn('complete-winners.ts')).toEqual([]);
});
