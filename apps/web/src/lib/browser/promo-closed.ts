import { useState } from 'react';

const key = 'goldwren-promo';

/** Whether a player has closed the promotion banner on this device, and a function to close it. */
export function usePromoClosed(): readonly [isClosed: boolean, close: () => void] {
  const [isClosed, setClosed] = useState(() => localStorage.getItem(key) === 'closed');
  const close = () => {
    localStorage.setItem(key, 'closed');
    setClosed(true);
  };
  return [isClosed, close];
}
