import { useState } from 'react';
import doorUrl from './door.svg';
import wheelUrl from './wheel.svg';
import './door.css';

export interface DoorProps {
  open: boolean;
}

/** The round door in the wall behind the reels. Its wheel turns before it swings open, and after it has closed. */
export function Door({ open }: DoorProps) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <div className="vault-doorway" aria-hidden="true">
      <div className="vault-door" data-open={open || undefined} data-loaded={isLoaded || undefined}>
        <img src={doorUrl} alt="" decoding="async" fetchPriority="low" onLoad={() => setIsLoaded(true)} />
        <img src={wheelUrl} alt="" decoding="async" fetchPriority="low" className="vault-wheel" />
      </div>
    </div>
  );
}
