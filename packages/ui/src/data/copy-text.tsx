import { useState } from 'react';
import { useUiMessages } from '../ui-messages.tsx';

/** A common prefix that does not distinguish values: `sha256:`, `https://`. */
const scheme = /^[^:]*:(\/\/)?/;

/** A long value, shortened in the middle, with a button that copies the whole value. */
export function CopyText({ value, what }: { value: string; what: string }) {
  const messages = useUiMessages();
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied('yes');
    } catch {
      // The clipboard is not available on this connection, so the whole value is shown for manual selection.
      setCopied('failed');
    }
  };
  const short = `${value.replace(scheme, '').slice(0, 4)}…${value.slice(-4)}`;
  return (
    // `relative`, so that its hidden texts scroll with it and do not widen the page.
    <span className="relative inline-flex min-w-0 items-center gap-1">
      {copied === 'failed' ? (
        <code className="break-all select-all">{value}</code>
      ) : (
        <code className="whitespace-nowrap select-all">{short}</code>
      )}
      <button type="button" className="btn min-w-11 px-2 py-0 text-sm" onClick={copy}>
        {copied === 'yes' ? messages.copied : messages.copy} <span className="sr-only">{what}</span>
      </button>
      <span role="status" className="sr-only">
        {copied === 'yes' ? `${messages.copied} ${what}` : ''}
      </span>
    </span>
  );
}
