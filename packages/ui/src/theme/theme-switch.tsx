import { FrameIcon } from '../icons/frame-icons.tsx';
import { chooseTheme, type Theme, useTheme } from './theme.ts';

interface ThemeSwitchProps {
  /** Label of the switch to each theme. */
  labels: Readonly<Record<Theme, string>>;
  withLabel?: boolean;
}

/** Switches between the dark and the light theme. The choice is stored on this device. */
export function ThemeSwitch({ labels, withLabel = false }: ThemeSwitchProps) {
  const theme = useTheme();
  const other = theme === 'dark' ? 'light' : 'dark';
  return (
    <button
      type="button"
      onClick={() => chooseTheme(other)}
      aria-label={withLabel ? undefined : labels[other]}
      title={withLabel ? undefined : labels[other]}
      className={`btn px-3 text-ink-2 hover:text-ink ${withLabel ? 'w-full justify-start font-medium' : ''}`}
    >
      <FrameIcon name={theme === 'dark' ? 'sun' : 'moon'} />
      {withLabel ? labels[other] : null}
    </button>
  );
}
