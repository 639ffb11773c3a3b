import { Button } from './button.tsx';
import { StatusText } from './status-text.tsx';
import { useUiMessages } from './ui-messages.tsx';

interface LoadProblemProps {
  text: string;
  requestId?: string | null | undefined;
  onRetry: () => void;
  className?: string;
}

/** In place of a list that did not come: what happened, a way to try again, and what support can look up. */
export function LoadProblem({ text, requestId, onRetry, className = '' }: LoadProblemProps) {
  const { retry } = useUiMessages();
  return (
    <div className={`flex flex-col items-start gap-3 ${className}`}>
      <StatusText tone="bad">{text}</StatusText>
      {requestId ? <RequestId id={requestId} /> : null}
      <Button look="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}

export function RequestId({ id }: { id: string }) {
  const words = useUiMessages();
  return (
    <p className="text-sm text-ink-3">
      {words.requestId}: <code className="break-all">{id}</code>
    </p>
  );
}
