/** Part of the maths hash: counts up when a rule changes that no number shows. */
export const rulesVersion = 1;
