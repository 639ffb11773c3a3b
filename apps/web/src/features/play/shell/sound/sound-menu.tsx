import { play } from '@goldwren/messages/current/play';
import { useMenu } from '@goldwren/ui/use-menu';
import { ToolIcon } from '../controls/tool-icons.tsx';
import { loadLater } from '../loading/load-later.tsx';
import type { SoundPanelProps } from './sound-panel.tsx';
import type { Sound } from './use-sound.ts';

/** The settings load when they are opened for the first time. */
const panel = loadLater<SoundPanelProps>(async () => (await import('./sound-panel.tsx')).SoundPanel);

/** A button that shows whether sound is on, and opens its settings. */
export function SoundMenu({ sound, className }: { sound: Sound; className: string }) {
  const { open, setOpen, toggle, box, id } = useMenu();
  const isOn = sound.sound;
  return (
    <div ref={box}>
      <button
        ref={toggle}
        type="button"
        className={className}
        aria-label={isOn ? play.sound.isOn : play.sound.isOff}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <ToolIcon name={isOn ? 'sound' : 'muted'} />
      </button>
      {/* Placed in the tools of the bar, however many there are, so that it fits on a narrow screen. */}
      <div
        id={id}
        hidden={!open}
        className="absolute right-0 bottom-full z-10 -mb-1 rounded-(--radius-m) border border-line-strong bg-raised"
      >
        {open && <panel.Part sound={sound} />}
      </div>
    </div>
  );
}
