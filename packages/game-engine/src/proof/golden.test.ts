import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodeHmac, nodeSha256 } from '../../scripts/node-crypto.ts';
import { goldenVectors } from './golden.ts';

const vectors = goldenVectors({ hmac: nodeHmac, sha256: nodeSha256 });
const page = readFileSync(new URL('../../../../docs/games/fairness-gw1.md', import.meta.url), 'utf8');

test('every step of gw1 gives the vectors printed in docs/games/fairness-gw1.md', () => {
  const printed = /```json\n([\s\S]*?)\n```/.exec(page)?.[1] ?? '{}';
  expect(vectors).toEqual(JSON.parse(printed));
});

test('the round keys are these, whatever the page says', () => {
  const { starlight, jacks } = vectors;
  expect([starlight.round_key, jacks.round_key]).toEqual([
    '9b7aa106deb884cf844ad235ba184edc0ea9e045eca7c8c49b7dbc067737c832',
    '7d14c404e8c32b569e79641f899e1cad5577d1868963df2e2ef433da965f1bef',
  ]);
});
