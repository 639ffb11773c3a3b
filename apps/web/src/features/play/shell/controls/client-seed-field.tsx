import { useId, useState } from 'react';
import { play } from '../../../../lib/words/play.ts';
import { clientSeedProblem, makeClientSeed } from '../../model/client-seed.ts';

interface ClientSeedFieldProps {
  seed: string;
  /** A round is running: its seed is already committed. */
  locked: boolean;
  onChange: (seed: string) => void;
}

/** The player's own part of the randomness. What cannot be used is not taken over; the last good seed stays. */
export function ClientSeedField({ seed, locked, onChange }: ClientSeedFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState(seed);
  const problem = clientSeedProblem(draft);
  const take = (text: string) => {
    setDraft(text);
    if (clientSeedProblem(text) === null) onChange(text);
  };
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {play.session.clientSeed}
      </label>
      <input
        id={id}
        className="field mt-1 font-mono text-sm"
        value={draft}
        readOnly={locked}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint`}
        onChange={(event) => take(event.target.value.trim())}
      />
      <p id={`${id}-hint`} className={`mt-1 text-sm ${problem ? 'text-bad' : 'text-ink-3'}`}>
        {problem ? play.session.seedUsedUntil(problem, seed) : play.session.seedHint}
      </p>
      <button
        type="button"
        className="btn btn-s mt-2"
        aria-disabled={locked || undefined}
        onClick={() => !locked && take(makeClientSeed())}
      >
        {play.session.newSeed}
      </button>
    </div>
  );
}
