import { frame } from '@goldwren/messages/staff/frame';
import { Dialog } from '@goldwren/ui/dialog';
import { useId, useLayoutEffect } from 'react';
import { useKeys } from '../../lib/keys-store.ts';

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}

/** `?` shows the shortcuts and `/` focuses the search box, unless the focus is in a field. */
function useSingleKeys(): void {
  const on = useKeys((state) => state.singleKeys);
  // A layout effect, so that the keys work as soon as the page is visible.
  useLayoutEffect(() => {
    if (!on) return;
    const press = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]')) return;
      if (event.key === '?') useKeys.setState({ shown: true });
      else if (event.key === '/') useKeys.getState().toSearch();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on]);
}

/** Lists the shortcuts of tables and pages. Shortcuts without a modifier key can be switched off here. */
export function KeysDialog() {
  useSingleKeys();
  const { shown, singleKeys } = useKeys();
  const hint = useId();
  return (
    <Dialog open={shown} title={frame.keys.title} onClose={() => useKeys.setState({ shown: false })}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {frame.keys.list.map(({ keys, text }) => (
          <div key={text} className="contents">
            <dt className="flex gap-1">
              {keys.map((key) => (
                <kbd key={key} className="rounded-(--radius-s) border border-line-strong px-2 py-0.5">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <label className="mt-4 flex min-h-9 items-center gap-2">
        <input
          type="checkbox"
          checked={singleKeys}
          aria-describedby={hint}
          onChange={({ target }) => useKeys.setState({ singleKeys: target.checked })}
          className="size-5"
        />
        {frame.keys.singleKeys}
      </label>
      <p id={hint} className="text-sm text-ink-3">
        {frame.keys.singleKeysHint}
      </p>
    </Dialog>
  );
}
