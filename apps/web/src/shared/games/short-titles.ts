/**
 * The titles on posters, by the slug of the game. They are names, like the whole titles, which everything else uses: no language
 * translates them.
 */
export const shortTitles: Readonly<Record<string, string>> = {
  'cherry-classic-slots': 'Cherry Classic',
  'coin-vault-fortune': 'Coin Vault',
  'dragon-ways-slots': 'Dragon Ways',
  'gem-cascade-fortune': 'Gem Cascade',
  'jacks-or-better-poker': 'Jacks or Better',
  'keno-fortune': 'Keno',
  'mega-tower-slots': 'Mega Tower',
  'midnight-blackjack': 'Blackjack',
  'mine-seeker-slots': 'Mine Seeker',
  'plinko-fortune': 'Plinko',
  'starlight-fortune': 'Starlight',
  'three-card-poker': 'Three Card',
};
