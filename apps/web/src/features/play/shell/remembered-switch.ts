import { useCallback, useState } from 'react';

function read(key: string, fallback: boolean): boolean {
  try {
    const stored = localStorage.getItem(key);
    return stored === null ? fallback : stored === 'on';
  } catch {
    return fallback;
  }
}

/** An on/off setting in local storage. Where storage is blocked, it lasts for the page. */
export function useRememberedSwitch(key: string, fallback: boolean): [on: boolean, choose: (on: boolean) => void] {
  const [on, setOn] = useState(() => read(key, fallback));
  const choose = useCallback(
    (next: boolean) => {
      setOn(next);
      try {
        localStorage.setItem(key, next ? 'on' : 'off');
      } catch {
        // Storage is blocked. The switch still works until the page is closed.
      }
    },
    [key],
  );
  return [on, choose];
}
