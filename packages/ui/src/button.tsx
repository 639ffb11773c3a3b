import type { ComponentProps } from 'react';

/** `primary` is the one thing to do next, `accent` acts on the coin in play, `quiet` has no edge. */
export type ButtonLook = 'primary' | 'secondary' | 'accent' | 'quiet';

const looks: Record<ButtonLook, string> = {
  primary: 'btn btn-p',
  secondary: 'btn btn-s',
  accent: 'btn btn-a',
  quiet: 'btn hover:bg-raised',
};

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; busy?: boolean | undefined };

/** While `busy` the button keeps its size and its place in the tab order, and ignores presses. */
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

/** The classes of a look, for a link that looks like a button: it goes somewhere, a `Button` does something. */
export function buttonClass(look: ButtonLook, className = ''): string {
  return `${looks[look]} ${className}`;
}
