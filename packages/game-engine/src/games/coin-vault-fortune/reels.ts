/** Reel strips, see `symbols` in maths.ts. Only the middle reels have keys. On each reel two coins are adjacent. */
export const reels: string[] = [
  'RTGCLSWPSGLPTWICCGLSTISPTCRPLIWG',
  'RTWPTCGPSIPLTGRKSCCWILKTLWCSGLPS',
  'SPCGWTGWTILGCCILPKWISTRSCLPSRLKT',
  'PSGPCWTIGLTPLTCCKLSRKSTIWCGWISLR',
  'IRCIRGLSPTGCISWTLWGPTWLCCSGPTLRS',
];
