import type { SearchResult } from '@goldwren/contracts/staff';
import { frame } from '@goldwren/messages/staff/frame';
import { Icon } from '@goldwren/ui/icons';
import { SearchField } from '@goldwren/ui/search-field';
import { Banner } from '@goldwren/ui/status-text';
import { useDismiss } from '@goldwren/ui/use-dismiss';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useCallback, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { useKeys } from '../../lib/keys-store.ts';
import { pathTo } from '../../lib/path-to.ts';
import { sentenceOf } from '../../lib/problem-messages.ts';
import { queries } from '../../lib/queries.ts';
import { SearchResults, targetOf } from './search-results.tsx';

const texts = frame.search;

type Outcome = { q: string; results: readonly SearchResult[] } | { problem: string };

/**
 * Finds players, and everything else by ID or reference. One result opens at once, several are listed. On small screens,
 * the field is in a panel below the bar. The text is in no URL, because it can be personal data.
 */
export function SearchBox() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const box = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const client = useQueryClient();
  const navigate = useNavigate();

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

  const leave = () => {
    setOpen(false);
    setText('');
    setOutcome(null);
  };
  const search = async (event: FormEvent) => {
    event.preventDefault();
    const q = text.trim();
    if (q === '' || busy) return;
    setBusy(true);
    setOpen(true);
    setOutcome(null);
    try {
      const { results } = await client.fetchQuery({ ...queries.search.find({ body: { q } }), staleTime: 0, gcTime: 0 });
      const [only, more] = results;
      if (only && !more) {
        leave();
        await navigate(pathTo(targetOf(only)));
      } else setOutcome({ q, results });
    } catch (error) {
      setOutcome({ problem: sentenceOf(error) });
    } finally {
      setBusy(false);
    }
  };

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
        <form onSubmit={search}>
          <SearchField
            field={field}
            label={texts.label}
            placeholder={texts.placeholder}
            clear={texts.clear}
            maxLength={254}
            value={text}
            onChange={(typed) => {
              setText(typed);
              setOutcome(null);
            }}
          />
        </form>
        <div className="md:absolute md:inset-x-0 md:top-full md:pt-1">
          <p role="status" className="sr-only">
            {busy ? texts.searching : outcome && 'results' in outcome ? texts.found(outcome.results.length) : ''}
          </p>
          {open && outcome ? (
            <div className="card max-h-[70dvh] overflow-y-auto bg-ground max-md:mt-3 md:shadow-lg">
              {'problem' in outcome ? (
                <Banner tone="bad">{outcome.problem}</Banner>
              ) : (
                <SearchResults {...outcome} onLeave={leave} />
              )}
            </div>
          ) : null}
        </div>
      </div>
    </search>
  );
}
