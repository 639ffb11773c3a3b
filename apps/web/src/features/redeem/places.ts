/** Ids of headings on the redemption screen that other parts of it link to. */
export const rulesHeadingId = 'redemption-rules';
export const needsHeadingId = 'redemption-needs';
export const historyHeadingId = 'redemption-history';
