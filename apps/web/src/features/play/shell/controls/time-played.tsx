import { useEffect, useState } from 'react';

const secondMs = 1_000;

function clockText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3_600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** Time since the session began. Not spoken every second: it is there to be asked for. */
export function TimePlayed({ since }: { since: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    // On the second: all clocks of a page change in one frame, which during a spin is one layout instead of each its own.
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      setNow(Date.now());
      timer = setTimeout(tick, secondMs - (Date.now() % secondMs));
    };
    timer = setTimeout(tick, secondMs - (Date.now() % secondMs));
    return () => clearTimeout(timer);
  }, []);
  // The server's clock began it, this one counts: a fast server clock must not show a negative time.
  const seconds = Math.max(0, Math.floor((now - Date.parse(since)) / secondMs));
  return <time dateTime={`PT${seconds}S`}>{clockText(seconds)}</time>;
}
