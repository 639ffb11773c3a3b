import type { ComponentProps } from 'react';

/** `primary`: the main action. `accent`: an action with the current coin. `quiet`: no border. */
export type ButtonLook = 'primary' | 'secondary' | 'accent' | 'quiet';

const looks: Record<ButtonLook, string> = {
  primary: 'btn btn-p',
  secondary: 'btn btn-s',
  accent: 'btn btn-a',
  quiet: 'btn hover:bg-raised',
};

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; busy?: boolean | undefined };

/** While `busy`, the button keeps its size and its position in the tab order, and ignores clicks. */
export function Button({ look = 'primary', busy, className = '', onClick, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(look, className)}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** The classes of a button, for a link that looks like one. Links navigate, and `Button` is for actions. */
export function buttonClass(look: ButtonLook, className = ''): string {
  return `${looks[look]} ${className}`;
}
