/**
 * Helplines for problem gambling, by region. States that are not listed use the national line. The numbers were
 * collected in November 2026 from public sources, some of them second-hand. The operator must check each number
 * before the site opens.
 */
import type { Country } from './regions.ts';

export interface Helpline {
  readonly name: string;
  /** As dialled, with the country code: `1-800-426-2537`. */
  readonly phone: string;
  readonly url: string;
}

/** 1-800-GAMBLER answers in every state. */
export const nationalHelpline: Helpline = {
  name: '1-800-GAMBLER',
  phone: '1-800-426-2537',
  url: 'https://www.1800gambler.net',
};

export const helplinesByRegion: Readonly<Record<Country, Readonly<Record<string, Helpline>>>> = {
  US: {
    AZ: { name: '1-800-NEXT-STEP', phone: '1-800-639-8783', url: 'https://problemgambling.az.gov' },
    CT: { name: 'Connecticut Council on Problem Gambling', phone: '1-888-789-7777', url: 'https://ccpg.org' },
    FL: { name: '888-ADMIT-IT', phone: '1-888-236-4848', url: 'https://gamblinghelp.org' },
    IA: { name: '1-800-BETS-OFF', phone: '1-800-238-7633', url: 'https://yourlifeiowa.org' },
    LA: { name: '1-877-770-STOP', phone: '1-877-770-7867', url: 'https://www.helpforgambling.org' },
    MA: {
      name: 'Massachusetts Problem Gambling Helpline',
      phone: '1-800-327-5050',
      url: 'https://gamblinghelplinema.org',
    },
    NY: { name: 'New York State HOPEline', phone: '1-877-846-7369', url: 'https://oasas.ny.gov/hopeline' },
    TN: { name: 'Tennessee REDLINE', phone: '1-800-889-9789', url: 'https://www.taadas.org' },
  },
  CA: {
    AB: { name: 'Alberta Addiction Helpline', phone: '1-866-332-2322', url: 'https://www.albertahealthservices.ca' },
    BC: { name: 'Gambling Support BC', phone: '1-888-795-6111', url: 'https://www.gamblingsupportbc.ca' },
    MB: { name: 'Manitoba Problem Gambling Helpline', phone: '1-800-463-1554', url: 'https://www.getgamblingfacts.ca' },
    NB: { name: 'New Brunswick Gambling Information Line', phone: '1-800-461-1234', url: 'https://www.gnb.ca' },
    NL: { name: 'Newfoundland and Labrador Gambling Help Line', phone: '1-888-899-4357', url: 'https://www.gov.nl.ca' },
    NS: { name: 'Nova Scotia Problem Gambling Help Line', phone: '1-888-347-8888', url: 'https://mha.nshealth.ca' },
    NT: { name: 'NWT Help Line', phone: '1-800-661-0844', url: 'https://www.gov.nt.ca' },
    NU: { name: 'Kamatsiaqtut Help Line', phone: '1-800-265-3333', url: 'https://nunavuthelpline.ca' },
    ON: { name: 'ConnexOntario', phone: '1-866-531-2600', url: 'https://www.connexontario.ca' },
    PE: { name: 'PEI Problem Gambling Help Line', phone: '1-855-255-4255', url: 'https://www.princeedwardisland.ca' },
    QC: { name: 'Gambling: Help and Referral', phone: '1-800-461-0140', url: 'https://www.jeu-aidereference.qc.ca' },
    SK: {
      name: 'Saskatchewan Problem Gambling Help Line',
      phone: '1-800-306-6789',
      url: 'https://www.saskatchewan.ca',
    },
    YT: { name: 'Yukon Mental Wellness and Substance Use', phone: '1-866-456-3838', url: 'https://yukon.ca' },
  },
};

/** A helpline of a region. `isOwn`: true for the region's own helpline, false for the national one. */
export interface PlacedHelpline extends Helpline {
  readonly country: Country;
  readonly region: string;
  readonly isOwn: boolean;
}

/**
 * Returns the helpline for a player's home. Returns null for Canada without a province: each province has its
 * own helpline, and there is no national one.
 */
export function helplineOf(country: Country, region: string | null): (Helpline & { readonly isOwn: boolean }) | null {
  const own = region === null ? undefined : helplinesByRegion[country][region];
  if (own) return { ...own, isOwn: true };
  return country === 'US' ? { ...nationalHelpline, isOwn: false } : null;
}

/** Regions that have their own helpline, ordered by code. */
export function ownHelplines(country: Country): PlacedHelpline[] {
  return Object.entries(helplinesByRegion[country]).map(([region, line]) => ({
    ...line,
    country,
    region,
    isOwn: true,
  }));
}
