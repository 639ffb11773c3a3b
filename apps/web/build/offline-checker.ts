import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../../packages/verify-rounds/', import.meta.url));

/** Bundles the command goldwren-verify as the published package does. */
async function bundleChecker(): Promise<string> {
  const built = await build({
    root: folder,
    configFile: `${folder}vite.config.ts`,
    logLevel: 'warn',
    build: { write: false },
  });
  const outputs = 'output' in built ? built.output : [];
  const [only, ...others] = outputs;
  if (only?.type !== 'chunk' || others.length > 0) throw new Error('The offline checker is not one file.');
  return only.code;
}

/** Writes `downloads/goldwren-verify.mjs`, which checks a downloaded session without the site. It only needs Node. */
export function offlineChecker(): Plugin {
  return {
    name: 'goldwren-offline-checker',
    apply: 'build',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'downloads/goldwren-verify.mjs', source: await bundleChecker() });
    },
  };
}
