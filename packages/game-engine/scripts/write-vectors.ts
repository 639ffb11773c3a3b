import { createPrivateKey, sign } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadProofs } from '../src/proof/game-proof.ts';
import { buildGameVectors, buildSchemeVectors, formatVectors } from '../src/proof/vectors.ts';
import { provedDoubleOnce } from '../src/testing/double-once/proof.ts';
import { nodeHmac, nodeSha256 } from './node-crypto.ts';

/** The published key of RFC 8032 §7.1, test 1. It is only used for vectors. */
const publishedKey = '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60';

const docs = fileURLToPath(new URL('../../../docs/games/', import.meta.url));

function signAsPublished(message: Uint8Array): Uint8Array {
  const der = Buffer.from(`302e020100300506032b657004220420${publishedKey}`, 'hex');
  return sign(null, message, createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
}

/** Derives the vectors of each page under docs/games again. The key is the path of the page. */
export async function currentVectors(): Promise<ReadonlyMap<string, string>> {
  const cryptography = { hmac: nodeHmac, sha256: nodeSha256, sign: signAsPublished };
  const games = [...(await loadProofs()), provedDoubleOnce];
  return new Map([
    ['fairness-gw3.md', formatVectors(buildSchemeVectors(cryptography, provedDoubleOnce))],
    ...games.map((game): [string, string] => [
      `rules/${game.entry.game.maths.slug}.md`,
      formatVectors(buildGameVectors(cryptography, game)),
    ]),
  ]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [page, vectors] of await currentVectors()) {
    const text = readFileSync(docs + page, 'utf8');
    writeFileSync(
      docs + page,
      text.replace(/```json\n[\s\S]*?```/, () => `\`\`\`json\n${vectors}\n\`\`\``),
    );
  }
}
