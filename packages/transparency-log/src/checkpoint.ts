import { fromBase64, parseDecimal, toBase64 } from './bytes.ts';
import { hashBytes } from './hashes.ts';
import type { TreeHead } from './verify-proofs.ts';

/** The text of a checkpoint: whose tree it is, its size and its root (C2SP tlog-checkpoint). */
export interface Checkpoint extends TreeHead {
  /** The identity of the log, such as `goldwren.example/log`. */
  readonly origin: string;
}

/** The text that the log signs. It ends with a newline. */
export function formatCheckpoint({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${toBase64(root)}\n`;
}

/** Returns null for a text that is not a checkpoint. Later lines are extensions, which it ignores. */
export function parseCheckpoint(text: string): Checkpoint | null {
  if (!text.endsWith('\n')) return null;
  const [origin = '', decimal = '', encoded = '', ...extensions] = text.slice(0, -1).split('\n');
  const [size, root] = [parseDecimal(decimal), fromBase64(encoded)];
  if (origin === '' || size === null || root?.length !== hashBytes || extensions.includes('')) return null;
  return { origin, size, root };
}
