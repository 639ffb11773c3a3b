/** The balances of the control bar as a player reads them. */
export function shownBalances(): string | undefined {
  return document.querySelector('.bar-balances')?.textContent?.replaceAll('\u00a0', ' ');
}
