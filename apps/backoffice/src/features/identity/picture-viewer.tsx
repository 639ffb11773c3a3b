import { identityMessages } from '@goldwren/messages/staff/checks/identity';
import { Button } from '@goldwren/ui/button';
import { type KeyboardEvent, useState } from 'react';

const messages = identityMessages.viewer;

const zooms = [1, 1.5, 2, 3, 4, 6] as const;
const fit = { step: 0, turns: 0 } as const;

interface PictureProps {
  src: string;
  alt: string;
  width: number;
  height: number;
}

/** Zoom and rotation of a picture, and the functions that change them. */
function useView() {
  const [{ step, turns }, setView] = useState<{ step: number; turns: number }>(fit);
  const zoomBy = (steps: number) =>
    setView((view) => ({ ...view, step: Math.min(Math.max(view.step + steps, 0), zooms.length - 1) }));
  const turn = (quarters: number) => setView((view) => ({ ...view, turns: (view.turns + quarters + 4) % 4 }));
  const reset = () => setView(fit);
  return { step, turns, zoom: zooms[step] ?? 1, zoomBy, turn, reset };
}

/** A picture that staff can enlarge, turn and scroll, with buttons or with keys. */
export function PictureViewer({ src, alt, width, height }: PictureProps) {
  const view = useView();
  const { turns, zoom, zoomBy, turn, reset } = view;
  const actions: Readonly<Record<string, () => void>> = {
    '+': () => zoomBy(1),
    '=': () => zoomBy(1),
    '-': () => zoomBy(-1),
    '0': reset,
    r: () => turn(1),
    R: () => turn(-1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actions[event.key];
    // The browser enlarges the whole page with these keys and a modifier.
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action();
  };
  const isTurned = turns % 2 === 1;
  return (
    <div className="mt-3">
      <Toolbar {...view} />
      <p className="mt-1 text-sm text-ink-3">{messages.keys}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is a part of a form. */}
      <div
        role="group"
        aria-label={messages.frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls and has keys, so it must be reachable with the keyboard.
        tabIndex={0}
        onKeyDown={onKeyDown}
        className="mt-2 max-h-[75dvh] overflow-auto rounded-(--radius-m) border border-line bg-well"
      >
        <div
          className="relative"
          style={{ width: `${zoom * 100}%`, aspectRatio: isTurned ? `${height} / ${width}` : `${width} / ${height}` }}
        >
          <img
            src={src}
            alt={alt}
            width={width}
            height={height}
            className="absolute top-1/2 left-1/2 h-auto max-w-none"
            style={{
              width: isTurned ? `${(width / height) * 100}%` : '100%',
              transform: `translate(-50%, -50%) rotate(${turns * 90}deg)`,
            }}
          />
        </div>
      </div>
    </div>
  );
}

/** A button that has nothing to do stays focusable, so that the focus is not lost at the last step. */
function Toolbar({ step, turns, zoom, zoomBy, turn, reset }: ReturnType<typeof useView>) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="secondary" aria-label={messages.smaller} busy={step === 0} onClick={() => zoomBy(-1)}>
        −
      </Button>
      <output className="min-w-14 text-center tabular-nums">{messages.zoom(zoom)}</output>
      <Button look="secondary" aria-label={messages.larger} busy={step === zooms.length - 1} onClick={() => zoomBy(1)}>
        +
      </Button>
      <Button look="secondary" onClick={() => turn(-1)}>
        {messages.turnLeft}
      </Button>
      <Button look="secondary" onClick={() => turn(1)}>
        {messages.turnRight}
      </Button>
      <Button look="secondary" busy={step === 0 && turns === 0} onClick={reset}>
        {messages.reset}
      </Button>
    </div>
  );
}
