/** Interactive elements. Only these take a state from an element around them. */
const controls = ':where(a, button, input, select, textarea, summary, [tabindex])';

/** Classes that force a state on the controls inside, regardless of pointer and focus. */
const forcedBy = {
  ':hover': 'forced-hover',
  ':focus': 'forced-focus',
  ':focus-visible': 'forced-focus',
  ':active': 'forced-active',
} as const;

/**
 * Returns a selector that also matches controls inside the class of each of its states. Its specificity stays
 * the same: one class replaces one pseudo-class.
 */
export function forceable(selector: string): string {
  return selector.replace(/(?<!\\):(?:hover|focus|focus-visible|active)(?![\w-])/g, (state) => {
    return `:is(${state}, .${forcedBy[state as keyof typeof forcedBy]} ${controls})`;
  });
}

interface Rules {
  walkRules(change: (rule: { selector: string }) => void): void;
}

/** Lets a page show states that otherwise need a pointer or the keyboard. */
export function withForcedStates(styles: Rules): void {
  styles.walkRules((rule) => {
    rule.selector = forceable(rule.selector);
  });
}
