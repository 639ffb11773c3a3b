import { play } from '../../../../lib/words/play.ts';
/** A setting that is on or off, as a native checkbox that says it is a switch. */
export function SwitchRow({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
      {label}
      <span className="flex items-center gap-2 text-sm text-ink-2">
        <span aria-hidden="true">{on ? play.session.on : play.session.off}</span>
        <input
          type="checkbox"
          className="play-switch"
          checked={on}
          onChange={(event) => onChange(event.target.checked)}
        />
      </span>
    </label>
  );
}
