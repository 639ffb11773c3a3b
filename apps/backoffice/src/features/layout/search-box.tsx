import { frame } from '@goldwren/messages/staff/frame';
import { Icon } from '@goldwren/ui/icons';
import { SearchField } from '@goldwren/ui/search-field';
import { Banner } from '@goldwren/ui/status-text';
import { useDismiss } from '@goldwren/ui/use-dismiss';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useKeys } from '../../lib/keys-store.ts';
import { SearchResults } from './search-results.tsx';
import { type SearchOutcome, useSearch } from './use-search.ts';

const texts = frame.search;

/** Whether the box is open. Escape returns the focus to the field, or to the button that opens it on small screens. */
function useBox() {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const focusField = useCallback(() => {
    flushSync(() => setOpen(true));
    field.current?.focus();
    field.current?.select();
  }, []);
  useEffect(() => {
    useKeys.setState({ toSearch: focusField });
  }, [focusField]);
  const close = useCallback((byEscape: boolean) => {
    flushSync(() => setOpen(false));
    if (!byEscape) return;
    field.current?.focus();
    // On small screens, the field is hidden now.
    if (document.activeElement !== field.current) toggle.current?.focus();
  }, []);
  useDismiss(open, box, close);

  return { open, setOpen, box, field, toggle, focusField };
}

/**
 * Finds players, and everything else by ID or reference. One result opens at once, several are listed. On small screens,
 * the field is in a panel below the bar. The text is in no URL, because it can be personal data.
 */
export function SearchBox() {
  const { open, setOpen, box, field, toggle, focusField } = useBox();
  const { text, type, busy, outcome, search, leave } = useSearch(() => setOpen(false));
  const panel = useId();
  return (
    <search ref={box} aria-label={texts.label} className="md:relative md:mx-4 md:max-w-md md:flex-1">
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        aria-label={open ? texts.close : texts.open}
        onClick={() => (open ? setOpen(false) : focusField())}
        className="btn px-2 md:hidden"
      >
        <Icon name="search" />
      </button>
      <div
        id={panel}
        className={`max-md:absolute max-md:inset-x-0 max-md:top-12 max-md:border-b max-md:border-line max-md:bg-ground max-md:p-3 max-md:shadow-lg ${open ? '' : 'max-md:hidden'}`}
      >
        <form
          onSubmit={(event) => {
            event.preventDefault();
            setOpen(true);
            void search();
          }}
        >
          <SearchField
            field={field}
            label={texts.label}
            placeholder={texts.placeholder}
            clear={texts.clear}
            maxLength={254}
            value={text}
            onChange={type}
          />
        </form>
        <div className="md:absolute md:inset-x-0 md:top-full md:pt-1">
          <p role="status" className="sr-only">
            {open ? statusOf(busy, outcome) : ''}
          </p>
          {open && outcome ? <Outcome outcome={outcome} onLeave={leave} /> : null}
        </div>
      </div>
    </search>
  );
}

/** What a screen reader announces. */
function statusOf(busy: boolean, outcome: SearchOutcome | null): string {
  if (busy) return texts.searching;
  return outcome && 'results' in outcome ? texts.found(outcome.results.length) : '';
}

function Outcome({ outcome, onLeave }: { outcome: SearchOutcome; onLeave: () => void }) {
  return (
    <div className="card max-h-[70dvh] overflow-y-auto bg-ground max-md:mt-3 md:shadow-lg">
      {'problem' in outcome ? (
        <Banner tone="bad">{outcome.problem}</Banner>
      ) : (
        <SearchResults {...outcome} onLeave={onLeave} />
      )}
    </div>
  );
}
