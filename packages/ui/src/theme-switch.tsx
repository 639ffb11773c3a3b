import { FrameIcon } from './frame-icons.tsx';
import { chooseTheme, type Theme, useTheme } from './theme.ts';

interface ThemeSwitchProps {
  /** Label of the switch to each theme. */
  words: Readonly<Record<Theme, string>>;
  withWords?: boolean;
}

/** Switches between the dark and the light theme. The choice is stored on this device. */
export function ThemeSwitch({ words, withWords = false }: ThemeSwitchProps) {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      onClick={() => chooseTheme(other)}
      aria-label={withWords ? undefined : words[other]}
      title={withWords ? undefined : words[other]}
      className={`btn px-3 text-ink-2 hover:text-ink ${withWords ? 'w-full justify-start font-medium' : ''}`}
    >
      <FrameIcon name={theme === 'dark' ? 'sun' : 'moon'} />
      {withWords ? words[other] : null}
    </button>
  );
}
