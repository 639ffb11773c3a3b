// Checks an SBOM: node .ci/check-sbom.mjs sbom.json. It must be CycloneDX and list every direct dependency of all packages.
import { readdirSync, readFileSync } from 'node:fs';

const sbom = JSON.parse(readFileSync(process.argv[2], 'utf8'));
if (sbom.bomFormat !== 'CycloneDX') throw new Error(`The format is ${sbom.bomFormat}, not CycloneDX.`);
const named = new Set(sbom.components.map(({ group, name }) => (group ? `${group}/${name}` : name)));
const missing = new Set();
const folders = ['apps', 'packages'].flatMap((parent) => readdirSync(parent).map((name) => `${parent}/${name}`));
for (const folder of ['.', ...folders]) {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    if (!version.startsWith('workspace:') && !named.has(name)) missing.add(name);
  }
}
if (missing.size > 0) throw new Error(`The SBOM does not name ${[...missing].sort().join(', ')}.`);
process.stdout.write(`${named.size} packages; every direct dependency is among them.\n`);
