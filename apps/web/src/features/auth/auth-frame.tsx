import { brand } from '@goldwren/rules';
import type { ReactNode } from 'react';
import { CoinMark } from '../../shared/coins/coin-mark.tsx';
import { Rosette } from '../../shared/rosette/rosette.tsx';

interface AuthFrameProps {
  title: string;
  intro: ReactNode;
  /** Shown below the artwork on wide screens. */
  caption?: ReactNode;
  children: ReactNode;
}

/** Shows the form on the left, and the brand artwork next to it on wide screens. */
export function AuthFrame({ title, intro, caption, children }: AuthFrameProps) {
  return (
    <div className="content grid items-start gap-12 pt-6 md:pt-12 lg:grid-cols-[minmax(0,32rem)_1fr]">
      <div className="w-full max-w-lg justify-self-center lg:justify-self-start">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <div className="mt-2 mb-5 text-ink-2">{intro}</div>
        <div className="card p-4 md:p-6">{children}</div>
      </div>
      <div className="sticky top-24 mx-auto hidden w-full max-w-md lg:block">
        <Plate name={title} />
        {caption}
      </div>
    </div>
  );
}

function Plate({ name }: { name: string }) {
  return (
    <div aria-hidden="true" className="relative aspect-square">
      <div data-coin="sc" className="absolute inset-0 opacity-80">
        <Rosette name={name} className="size-full" />
      </div>
      <div data-coin="gc" className="absolute inset-[24%]">
        <Rosette name={brand.sweepsCoins} className="size-full" />
      </div>
      <CoinMark currency="gold" className="absolute inset-[37%] size-auto" />
    </div>
  );
}
