/** N: the number of rounds that one seed chain is enough for. In its own module, because a table loads the chain later. */
export const seedChainLength = 4096;
