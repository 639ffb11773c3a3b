/** An on/off setting as a native checkbox. The whole row is its label. */
export function SwitchRow({ label, on, onChange }: { label: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-3">
      {label}
      <input
        type="checkbox"
        className="size-5 accent-(--accent)"
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
