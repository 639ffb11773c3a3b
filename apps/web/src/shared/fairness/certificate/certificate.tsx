import { Icon } from '@goldwren/ui/icons';
import type { ReactNode } from 'react';
import { RoundSeal } from '../../rosette/round-seal.tsx';
import type { CertificateFacts } from './certificate-facts.ts';

interface CertificateProps {
  facts: CertificateFacts;
  /** What was done in this browser: verified, or only replayed. */
  done: string;
  /** What was checked, as sentences. */
  checks: readonly string[];
  /** False while the round is still shown. The seal is closed, and the result is hidden until then. */
  isOpen?: boolean;
  /** Buttons and notes. */
  children?: ReactNode;
}

/** The certificate of a round that this browser has checked without a mismatch. Its seal opens with the result. */
export function Certificate({ facts, done, checks, isOpen = true, children }: CertificateProps) {
  const { commitment, game, result, day, currency } = facts;
  return (
    <section
      data-coin={currency === 'gold' ? 'gc' : 'sc'}
      className="mb-4 rounded-(--radius-l) border border-line-strong bg-well p-4 text-center sm:p-6"
    >
      <RoundSeal commitment={commitment} isVerified={isOpen} className="mx-auto size-56 sm:size-64" />
      <p className="mt-3 font-display text-2xl">{game}</p>
      {isOpen && (
        <>
          <p className="mt-1 text-lg text-balance">{result}</p>
          <p className="mt-1 text-ink-2">{day}</p>
          <p className="mt-3 flex items-center justify-center gap-1.5 font-semibold text-ok">
            <Icon name="check" className="size-5" />
            {done}
          </p>
          <ul className="mx-auto mt-2 grid max-w-md list-disc gap-1 pl-5 text-left text-sm text-ink-2">
            {checks.map((check) => (
              <li key={check}>{check}</li>
            ))}
          </ul>
          {children}
        </>
      )}
    </section>
  );
}
