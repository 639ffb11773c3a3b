import { accountPage as messages } from '@goldwren/messages/current/account-page';
import { Button } from '@goldwren/ui/button';
import { notify } from '@goldwren/ui/notice';

/** Shows the recovery codes once. The player can copy or download them. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    // Without clipboard access, the player can still select or download the codes.
    await navigator.clipboard?.writeText(text).then(
      () => notify('ok', messages.copied),
      () => undefined,
    );
  };
  return (
    <div role="status" className="grid gap-3">
      <h3 className="text-lg">{messages.codesTitle}</h3>
      <p className="text-ink-2">{messages.codesText}</p>
      <ul className="grid gap-1 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={copy}>
          {messages.copy}
        </Button>
        <a
          className="btn"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="goldwren-recovery-codes.txt"
        >
          {messages.download}
        </a>
        <Button onClick={onDone}>{messages.kept}</Button>
      </div>
    </div>
  );
}
