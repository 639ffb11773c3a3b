import { benchEngine } from '../src/proof/bench.ts';
import { nodeHmac, nodeSha256 } from './node-crypto.ts';

/** CPU time of this process, so that the rates are per core and independent of other load on the machine. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const rows = await benchEngine({ hmac: nodeHmac, sha256: nodeSha256 }, cpuMilliseconds);
for (const { name, unit, value, limit } of rows) {
  const verdict = limit === 0 ? '' : value >= limit ? `ok (≥ ${limit})` : `BELOW ${limit}`;
  process.stdout.write(`${name.padEnd(60)}${String(value).padStart(12)} ${unit.padEnd(10)} ${verdict}\n`);
}
if (rows.some(({ value, limit }) => value < limit)) process.exitCode = 1;
