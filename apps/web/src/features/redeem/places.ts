/** Ids of headings of the screen that other parts of it lead to. */
export const rulesHeadingId = 'redemption-rules';
export const needsHeadingId = 'redemption-needs';
export const historyHeadingId = 'redemption-history';
