import type { StaffMember } from '@goldwren/contracts/staff';
import { frame } from '@goldwren/messages/staff/frame';
import { Icon } from '@goldwren/ui/icons';
import { useMenu } from '@goldwren/ui/use-menu';
import { Navigation } from './navigation.tsx';

/**
 * The navigation on small screens. It opens below the bar and closes after a link, on Escape, and when the
 * focus leaves it.
 */
export function SmallMenu({ staff }: { staff: StaffMember }) {
  const { open, setOpen, toggle, box, id } = useMenu();
  return (
    <div ref={box} className="lg:hidden">
      <button
        ref={toggle}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? frame.closeMenu : frame.openMenu}
        onClick={() => setOpen(!open)}
        className="btn -ml-2 px-2"
      >
        <Icon name={open ? 'close' : 'menu'} />
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute inset-x-0 top-12 max-h-[calc(100dvh-3rem)] overflow-y-auto border-b border-line bg-ground py-3 shadow-lg"
      >
        {open ? <Navigation staff={staff} onLeave={() => setOpen(false)} /> : null}
      </div>
    </div>
  );
}
