import { StatusText } from '../data/status-text.tsx';
import { Button } from '../form/button.tsx';
import { useUiMessages } from '../ui-messages.tsx';

interface LoadProblemProps {
  text: string;
  requestId?: string | null | undefined;
  onRetry: () => void;
  className?: string;
}

/**
 * Replaces a list that failed to load. It shows the problem, a retry button, and the ID that support can look
 * up.
 */
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
  const messages = useUiMessages();
  return (
    <p className="text-sm text-ink-3">
      {messages.requestId}: <code className="break-all">{id}</code>
    </p>
  );
}
