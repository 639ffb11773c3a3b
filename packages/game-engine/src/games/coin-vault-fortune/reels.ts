/** Our own strips: one letter per stop, see `symbols` in maths.ts. Keys only on the middle reels; of the coins two lie together. */
export const reels: string[] = [
  'RTGCLSWPSGLPTWICCGLSTISPTCRPLIWG',
  'RTWPTCGPSIPLTGRKSCCWILKTLWCSGLPS',
  'SPCGWTGWTILGCCILPKWISTRSCLPSRLKT',
  'PSGPCWTIGLTPLTCCKLSRKSTIWCGWISLR',
  'IRCIRGLSPTGCISWTLWGPTWLCCSGPTLRS',
];
