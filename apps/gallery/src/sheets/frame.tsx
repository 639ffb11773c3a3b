import { Drawing, FrameIcon, type FrameIconName, frameShapes } from '@goldwren/ui/frame-icons';
import { Icon, type IconName } from '@goldwren/ui/icons';
import { SkipLink } from '@goldwren/ui/skip-link';
import { ThemeSwitch } from '@goldwren/ui/theme-switch';
import { Forced } from '../forced.tsx';
import type { Sheet } from '../sheet.ts';

/** Icons of the layout, and icons that load with a screen. */
const frameIcons = Object.keys(frameShapes) as FrameIconName[];
const otherIcons = Object.keys({
  arrow: 0,
  pause: 0,
  play: 0,
  shield: 0,
  scale: 0,
  trophy: 0,
  search: 0,
  mail: 0,
  chat: 0,
  star: 0,
  chevron: 0,
  external: 0,
} satisfies Record<Exclude<IconName, FrameIconName>, 0>) as IconName[];

const themeMessages = { light: 'Light theme', dark: 'Dark theme' };

export const frame: Sheet = {
  title: 'Frame',
  specimens: [
    {
      state: 'icons of the frame',
      show: frameIcons.map((name) => (
        <span key={name} className="flex items-center gap-1.5 text-sm">
          <FrameIcon name={name} /> {name}
        </span>
      )),
    },
    {
      state: 'icons of the screens',
      show: otherIcons.map((name) => (
        <span key={name} className="flex items-center gap-1.5 text-sm">
          <Icon name={name} /> {name}
        </span>
      )),
    },
    {
      state: 'a drawing in both coins',
      show: (['gc', 'sc'] as const).map((coin) => (
        <span key={coin} data-coin={coin} className="flex items-center gap-1.5 text-(--accent)">
          <Drawing className="size-8">
            <circle cx="12" cy="12" r="9" />
          </Drawing>
          {coin.toUpperCase()}
        </span>
      )),
    },
    {
      state: 'theme switch',
      show: [<ThemeSwitch key="1" labels={themeMessages} />, <ThemeSwitch key="2" labels={themeMessages} withLabel />],
    },
    {
      state: 'skip link, with the focus',
      framed: true,
      show: (
        <Forced state="focus">
          <SkipLink>Skip to content</SkipLink>
        </Forced>
      ),
    },
  ],
};
