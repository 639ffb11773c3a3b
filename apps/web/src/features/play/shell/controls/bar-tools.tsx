import { play } from '@goldwren/messages/current/play';
import { useMenu } from '@goldwren/ui/use-menu';
import { type ComponentType, memo, type RefObject } from 'react';
import { PageLink, PartLink } from '../../../../shared/navigation/page-link.tsx';
import { RulesButton } from '../rules/rules-button.tsx';
import { SoundMenu } from '../sound/sound-menu.tsx';
import type { Sound } from '../sound/use-sound.ts';
import { useFullScreen } from '../use-full-screen.ts';
import { ToolIcon } from './tool-icons.tsx';

interface BarToolsProps {
  slug: string;
  Symbol: ComponentType<{ id: string }>;
  sound: Sound;
  /** The element that fills the screen in full-screen mode. */
  screen: RefObject<HTMLElement | null>;
  /** The id of the session card, which is below the table on small screens. */
  sessionId: string;
}

const tool = 'btn w-11 flex-none px-0 text-ink-2 hover:bg-raised hover:text-ink';
const item = 'flex min-h-11 w-full items-center rounded-(--radius-s) px-3 text-left hover:bg-surface';

/** Sound, rules, and less frequent actions. */
export const BarTools = memo(function BarTools({ slug, Symbol: SymbolArt, sound, screen, sessionId }: BarToolsProps) {
  return (
    <>
      <SoundAndRules {...{ slug, Symbol: SymbolArt, sound }} />
      <MoreMenu screen={screen} sessionId={sessionId} />
    </>
  );
});

/** The tools that every table has, also that of a demo. */
export function SoundAndRules({ slug, Symbol: SymbolArt, sound }: Pick<BarToolsProps, 'slug' | 'Symbol' | 'sound'>) {
  return (
    <>
      <SoundMenu sound={sound} className={tool} />
      <RulesButton slug={slug} Symbol={SymbolArt} className={tool}>
        <ToolIcon name="rules" />
      </RulesButton>
    </>
  );
}

function MoreMenu({ screen, sessionId }: Pick<BarToolsProps, 'screen' | 'sessionId'>) {
  const { open, setOpen, toggle, box, id } = useMenu();
  const fullScreen = useFullScreen(screen);
  return (
    <div ref={box} className="relative">
      <button
        ref={toggle}
        type="button"
        className={tool}
        aria-label={play.more}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <ToolIcon name="more" />
      </button>
      <ul
        id={id}
        hidden={!open}
        className="absolute right-0 bottom-full z-10 min-w-48 rounded-(--radius-m) border border-line-strong bg-raised p-1"
      >
        {open && (
          <>
            {fullScreen && (
              <li>
                <button type="button" className={item} aria-pressed={fullScreen.on} onClick={fullScreen.toggle}>
                  {play.fullScreen}
                </button>
              </li>
            )}
            <li>
              <PartLink className={item} part={sessionId} onClick={() => setOpen(false)}>
                {play.session.title}
              </PartLink>
            </li>
            <li>
              <PageLink className={item} page="limits">
                {play.links.limits}
              </PageLink>
            </li>
            <li>
              <PageLink className={item} page="games">
                {play.links.games}
              </PageLink>
            </li>
          </>
        )}
      </ul>
    </div>
  );
}
