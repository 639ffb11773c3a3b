import { Button, type ButtonLook, buttonClass } from '@goldwren/ui/button';
import { FrameIcon } from '@goldwren/ui/frame-icons';
import type { ReactNode } from 'react';
import { Forced } from '../forced.tsx';
import type { Sheet } from '../sheet.ts';

const looks = { primary: null, secondary: null, accent: 'gc', quiet: null } satisfies Record<ButtonLook, string | null>;

/** Every look, and the accent for both coins. */
function EveryLook({ children, ...props }: { children: ReactNode; busy?: boolean; disabled?: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      {Object.keys(looks).map((look) => (
        <span key={look} data-coin="gc">
          <Button look={look as ButtonLook} {...props}>
            {children} {look}
          </Button>
        </span>
      ))}
      <span data-coin="sc">
        <Button look="accent" {...props}>
          {children} accent, SC
        </Button>
      </span>
    </div>
  );
}

export const buttons: Sheet = {
  title: 'Button',
  specimens: [
    { state: 'at rest', show: <EveryLook>Press</EveryLook> },
    {
      state: 'under the pointer',
      show: (
        <Forced state="hover">
          <EveryLook>Hover</EveryLook>
        </Forced>
      ),
    },
    {
      state: 'with the focus',
      show: (
        <Forced state="focus">
          <EveryLook>Focus</EveryLook>
        </Forced>
      ),
    },
    {
      state: 'pressed',
      show: (
        <Forced state="active">
          <EveryLook>Pressed</EveryLook>
        </Forced>
      ),
    },
    { state: 'busy', show: <EveryLook busy>Busy</EveryLook> },
    { state: 'disabled', show: <EveryLook disabled>Disabled</EveryLook> },
    {
      state: 'with a picture, as a link, in a narrow place',
      show: (
        <div className="flex max-w-48 flex-col gap-3">
          <Button>
            <FrameIcon name="games" /> Play
          </Button>
          <a href="#top" className={buttonClass('secondary')}>
            A link that looks like a button and has many words
          </a>
        </div>
      ),
    },
  ],
};
