/** The public interface of the published totals of Sweeps Coins. */

export { liabilitiesPlugin } from './liabilities.plugin.ts';
export { publishLiabilities } from './publish-liabilities.ts';
