import { play } from '@goldwren/messages/current/play';
import { useId, useState } from 'react';
import { ownTextProblem } from '../../model/client-seed.ts';

interface ClientSeedFieldProps {
  text: string;
  onChange: (text: string) => void;
}

/** The player's optional own part of every client seed. Invalid text is not used. */
export function ClientSeedField({ text, onChange }: ClientSeedFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState(text);
  const problem = ownTextProblem(draft);
  const take = (next: string) => {
    setDraft(next);
    if (ownTextProblem(next) === null) onChange(next);
  };
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {play.session.ownText}
      </label>
      <input
        id={id}
        className="field mt-1 font-mono text-sm"
        value={draft}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint`}
        onChange={(event) => take(event.target.value.trim())}
      />
      <p id={`${id}-hint`} className={`mt-1 text-sm ${problem ? 'text-bad' : 'text-ink-3'}`}>
        {problem ?? play.session.ownTextHint}
      </p>
    </div>
  );
}
