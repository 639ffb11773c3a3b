/** Part of the maths hash. It increases with a rule change that affects no number. */
export const rulesVersion = 1;
