import { type Country, regionNames } from '@goldwren/rules';
import type { places as Shape } from '../en/places.ts';

const countries: Record<Country, string> = { US: 'États-Unis', CA: 'Canada' };

/** Only the names that differ from the English ones. */
const regions: Record<Country, Readonly<Record<string, string>>> = {
  US: {
    CA: 'Californie',
    NC: 'Caroline du Nord',
    SC: 'Caroline du Sud',
    ND: 'Dakota du Nord',
    SD: 'Dakota du Sud',
    DC: 'district de Columbia',
    FL: 'Floride',
    GA: 'Géorgie',
    HI: 'Hawaï',
    LA: 'Louisiane',
    NM: 'Nouveau-Mexique',
    PA: 'Pennsylvanie',
    VA: 'Virginie',
    WV: 'Virginie-Occidentale',
  },
  CA: {
    BC: 'Colombie-Britannique',
    PE: 'Île-du-Prince-Édouard',
    NB: 'Nouveau-Brunswick',
    NS: 'Nouvelle-Écosse',
    QC: 'Québec',
    NL: 'Terre-Neuve-et-Labrador',
    NT: 'Territoires du Nord-Ouest',
  },
};

export const places: typeof Shape = {
  actionNames: {
    register: 'L’inscription n’est pas offerte',
    gold_play: 'Le jeu avec des pièces d’or n’est pas offert',
    sweeps_play: 'Le jeu avec des pièces Sweeps n’est pas offert',
    purchase: 'L’achat de pièces n’est pas offert',
    claim_bonus: 'Le boni de connexion n’est pas offert',
    free_entry: 'La participation gratuite n’est pas offerte',
    redeem: 'L’échange contre des prix n’est pas offert',
  },
  regionField: { US: 'État', CA: 'Province ou territoire', choose: 'Choisir…' },
  countryName: (country) => countries[country],
  regionName: (country, region) => regions[country][region] ?? regionNames[country][region] ?? region,
};
