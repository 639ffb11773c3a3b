import { toHex } from '@goldwren/game-engine';
import { answersMessage, buildAnswerTree, getTreePath, getTreeRoot } from '@goldwren/game-engine/fairness';
import { sha256 } from '../../platform/crypto/sha256.ts';
import type { StatementKeys } from '../../platform/crypto/statement-keys.ts';

/** Receives the fields of a receipt as JSON without the closing brace, or the error of the key. */
type Signed = (error: unknown, receipt: string) => void;

/** Calls one of a batch. An error of it must not strand the others, and there is no request here to log it with. */
function call(done: Signed, error: unknown, receipt: string): void {
  try {
    done(error, receipt);
  } catch (fault) {
    process.emitWarning(fault instanceof Error ? fault : String(fault));
  }
}

/** Signs an answer, given the hash of its leaf (32 bytes). */
export type SignAnswer = (leaf: Uint8Array, done: Signed) => void;

/**
 * Creates a signer with one signature for all answers of a turn of the event loop. `setImmediate` runs after all answers
 * that the database has returned in this turn, so no answer waits for a timer.
 */
export function createAnswerSigner(keys: Pick<StatementKeys, 'sign'>, now: () => Date): SignAnswer {
  let leaves: Uint8Array[] = [];
  let waiting: Signed[] = [];
  function flush(): void {
    const [batch, callers] = [leaves, waiting];
    leaves = [];
    waiting = [];
    const tree = buildAnswerTree(sha256, batch);
    const at = now().toISOString();
    let signed: ReturnType<StatementKeys['sign']>;
    try {
      signed = keys.sign(answersMessage(at, batch.length, getTreeRoot(tree)));
    } catch (error) {
      for (const done of callers) call(done, error, '');
      return;
    }
    // Each hash is in the paths of several answers.
    const digits = tree.map((level) => level.map(toHex));
    const end = `"key_id":"${signed.keyId}","signature":"${signed.signature.toString('hex')}"`;
    const start = `{"at":"${at}","size":${batch.length},"index":`;
    for (const [index, done] of callers.entries()) {
      call(done, null, `${start}${index},"path":"${getTreePath(digits, index).join('')}",${end}`);
    }
  }
  return (leaf, done) => {
    leaves.push(leaf);
    waiting.push(done);
    if (leaves.length === 1) setImmediate(flush);
  };
}
