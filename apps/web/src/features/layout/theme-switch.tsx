import { Icon } from '@goldwren/ui/icons';
import { useState } from 'react';
import { chooseTheme, currentTheme } from '../../lib/theme.ts';
import { site } from '../../lib/words/site.ts';

/** Switches between the dark and the light plate; the choice is remembered on this device. */
export function ThemeSwitch({ withWords = false }: { withWords?: boolean }) {
  const [theme, setTheme] = useState(currentTheme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const flip = () => {
    chooseTheme(other);
    setTheme(other);
  };
  const words = site.useTheme[other];
  return (
    <button
      type="button"
      onClick={flip}
      aria-label={withWords ? undefined : words}
      title={withWords ? undefined : words}
      className={`btn px-3 text-ink-2 hover:text-ink ${withWords ? 'w-full justify-start font-medium' : ''}`}
    >
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
      {withWords ? words : null}
    </button>
  );
}
