/** What is pressed, typed into or chosen: only these take a state from around them. */
const controls = ':where(a, button, input, select, textarea, summary, [tabindex])';

/** The class that puts the controls within it into a state, whatever the pointer and the focus do. */
const forcedBy = {
  ':hover': 'forced-hover',
  ':focus': 'forced-focus',
  ':focus-visible': 'forced-focus',
  ':active': 'forced-active',
} as const;

/**
 * The selector, which now also holds for controls inside the class of each state that it names. It weighs as much as before:
 * one class for one pseudo-class.
 */
export function forceable(selector: string): string {
  return selector.replace(/(?<!\\):(?:hover|focus|focus-visible|active)(?![\w-])/g, (state) => {
    return `:is(${state}, .${forcedBy[state as keyof typeof forcedBy]} ${controls})`;
  });
}

interface Rules {
  walkRules(change: (rule: { selector: string }) => void): void;
}

/** Lets a page show the states that only a pointer or the keyboard brings about. */
export function withForcedStates(styles: Rules): void {
  styles.walkRules((rule) => {
    rule.selector = forceable(rule.selector);
  });
}
