import { useEffect, useState } from 'react';

const secondMs = 1_000;

function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** The time since the session started. Screen readers do not announce every change. */
export function TimePlayed({ since }: { since: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    // Updates on full seconds, so that all clocks of a page change in the same frame and cause only one layout.
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(Date.now());
      timer = setTimeout(tick, secondMs - (Date.now() % secondMs));
    };
    timer = setTimeout(tick, secondMs - (Date.now() % secondMs));
    return () => clearTimeout(timer);
  }, []);
  // The start comes from the server's clock. A fast server clock must not cause a negative time.
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / secondMs));
  return <time dateTime={`PT${seconds}S`}>{clockText(seconds)}</time>;
}
