import { brand, type Country, challenge, packageBounds } from '@goldwren/rules';
import type { forms as Shape } from '../../en/site/forms.ts';
import { formats } from '../formats.ts';
import { places } from '../places.ts';
import { clientSeed } from '../play/client-seed.ts';

const { regionName } = places;

const regionKind: Record<Country, string> = { US: 'État', CA: 'province' };
const aRegion: Record<Country, string> = { US: 'un État', CA: 'une province' };

const characters = (count: number): string =>
  `${count}\u00a0${formats.plural(count, { one: 'caractère', other: 'caractères' })}`;

export const forms: typeof Shape = {
  missing: () => 'Ce champ est obligatoire.',
  wrong_type: () => 'Cette valeur n’est pas du bon type.',
  unknown_field: () => 'Ce champ n’existe pas.',
  alias_invalid: () =>
    `Utilisez de ${challenge.alias.minLength} à ${challenge.alias.maxLength} lettres, chiffres et espaces.`,
  invalid: () => 'Cette valeur n’est pas valide.',
  not_an_option: () => 'Choisissez l’une des options.',
  too_short: ({ min }) => `Utilisez au moins ${characters(min)}.`,
  too_long: ({ max }) => clientSeed.tooLong(max),
  too_small: ({ min }) => `Entrez un nombre d’au moins ${formats.number(min)}.`,
  too_large: ({ max }) => `Entrez un nombre d’au plus ${formats.number(max)}.`,
  number_range: ({ min, max }) => `Entrez un nombre entier de ${min} à ${max}.`,

  email_missing: () => 'Entrez votre adresse courriel.',
  email_characters: () =>
    'Utilisez seulement des lettres sans accent, des chiffres et des symboles dans une adresse courriel.',
  email_invalid: () => 'Entrez une adresse courriel du type nom@exemple.com.',
  password_missing: () => 'Entrez votre mot de passe.',
  password_too_short: ({ min }) => `Utilisez au moins ${characters(min)}.`,
  password_common: () => 'Ce mot de passe est trop répandu. Choisissez-en un plus difficile à deviner.',
  password_is_email: () => 'Choisissez un mot de passe différent de votre adresse courriel.',
  password_confirm_missing: () => 'Entrez de nouveau votre mot de passe.',
  passwords_differ: () => 'Les deux mots de passe ne sont pas identiques.',
  password_same: () => 'Choisissez un mot de passe différent de l’actuel.',
  totp_code_invalid: () => 'Entrez les six chiffres que votre application affiche.',
  totp_code_wrong: () => 'Code incorrect. Entrez celui que votre application affiche maintenant.',
  second_factor_missing: () => 'Entrez un code de votre application ou un code de récupération.',
  first_name_missing: () => 'Entrez votre prénom.',
  last_name_missing: () => 'Entrez votre nom de famille.',
  full_name_missing: () => 'Entrez votre nom complet.',
  name_invalid: () => 'Utilisez des lettres, des espaces, des traits d’union et des apostrophes.',
  address_missing: () => 'Entrez votre adresse postale complète.',
  address_has_link: () => 'Retirez les liens et les adresses courriel, et mettez une espace après chaque point.',
  plain_text_only: () => 'Utilisez du texte simple.',
  placeholder_unknown: () => 'Utilisez seulement les paramètres de la liste.',
  birth_date_missing: () => 'Entrez votre date de naissance.',
  birth_date_invalid: () => 'Entrez une date qui existe, au format AAAA-MM-JJ.',
  too_young: ({ min }) =>
    `Vous devez avoir ${min}\u00a0ans ou plus pour vous inscrire. Si la date est erronée, corrigez-la.`,
  too_young_in: ({ min, country, region }) =>
    `Il faut avoir ${min}\u00a0ans ou plus pour jouer dans cette région (${regionName(country, region)}).`,
  country_unknown: () => 'Choisissez les États-Unis ou le Canada.',
  region_missing: () => 'Choisissez votre État ou votre province.',
  region_missing_in: ({ country }) => `Choisissez votre ${regionKind[country]}.`,
  region_invalid: () => 'Utilisez le code à deux lettres de votre État ou de votre province.',
  region_not_of_country: () => 'Choisissez un État ou une province du pays choisi.',
  region_not_of: ({ country }) => `Choisissez ${aRegion[country]} de votre pays.`,
  region_blocked: ({ action, country, region }) =>
    `${action === 'register' ? `${brand.name} n’est pas offert` : places.actionNames[action]} dans cette région (${regionName(country, region)}).`,
  document_number_missing: () => 'Entrez le numéro de la pièce d’identité.',
  document_number_invalid: () => 'Entrez seulement des lettres, des chiffres, des espaces et des traits d’union.',
  phone_invalid: () => 'Entrez un numéro de téléphone ou laissez ce champ vide.',

  document_missing: () => 'Envoyez une photo de ce document.',
  image_empty: () => 'Ce fichier est vide. Choisissez-en un autre.',
  image_type: () => 'Envoyez une photo au format JPEG, PNG ou WebP.',
  image_broken: () => 'Nous ne pouvons pas lire cette image. Reprenez-la ou enregistrez-la de nouveau.',
  image_too_detailed: ({ max }) => `Cette image dépasse ${max} mégapixels. Envoyez-en une plus petite.`,
  image_too_small: ({ min }) =>
    `Cette image est trop petite pour être lue. Chaque côté doit compter au moins ${min} pixels.`,
  day_invalid: () => 'Entrez une date qui existe, au format AAAA-MM-JJ.',
  day_past: () => 'Indiquez aujourd’hui ou un jour ultérieur.',
  day_in_future: () => 'Entrez une date qui n’est pas dans le futur.',
  issued_on_missing: () => 'Entrez la date qui figure sur le document.',
  issued_on_too_old: ({ max }) =>
    `Le document ne doit pas dater de plus de ${max} jours. Choisissez-en un plus récent.`,
  ssn_last4_missing: () => 'Entrez les quatre derniers chiffres de votre numéro de sécurité sociale américain.',
  ssn_last4_invalid: () => 'Entrez exactement quatre chiffres.',

  id_invalid: () => 'Identifiant non valide.',
  game_unknown: () => 'Ce jeu n’existe pas.',
  amount_unreadable: () => 'Entrez un montant, par exemple 50 ou 50,25.',
  amount_invalid: () => 'Entrez un montant simple avec deux décimales, par exemple «\u00a01000.00\u00a0».',
  cursor_invalid: () => 'Utilisez le next_cursor de la page précédente.',
  idempotency_key_invalid: ({ max }) => `Utilisez de 1 à ${max} caractères imprimables.`,
  client_seed_missing: () => 'Entrez une graine client.',
  client_seed_invalid: () => clientSeed.invalid,
  stake_not_offered: ({ stakes }) =>
    `Choisissez l’une de ces mises\u00a0: ${formats.or(stakes.map((stake) => formats.amount(stake)))}.`,
  below_minimum: ({ minimum }) => `Entrez au moins ${formats.amount(minimum)}\u00a0SC.`,
  denomination_unknown: ({ offered }) =>
    `Choisissez ${formats.or(offered.map((amount) => formats.amount(amount)))}\u00a0SC.`,
  payout_details_missing: () => 'Indiquez où nous envoyons le prix.',
  choice_unknown: ({ choices }) => `Ce jeu n’offre pas ce choix. Choix valides\u00a0: ${choices.join(', ')}.`,
  choice_numbers: ({ field, most, min, max }) =>
    `Ce jeu n’offre pas ce choix. Indiquez pour ${field} de 1 à ${most} nombres entiers différents, de ${min} à ${max}, en ordre croissant.`,
  move_illegal: () => 'Cette action n’est pas possible dans cette partie.',
  reason_missing: () => 'Choisissez au moins un motif.',
  price_out_of_bounds: () =>
    `Choisissez un prix de ${formats.usd(packageBounds.price.minCents)} à ${formats.usd(packageBounds.price.maxCents)}.`,
  gold_out_of_bounds: () =>
    `Choisissez un montant de ${formats.amount(packageBounds.gold.minHundredths)} à ${formats.amount(packageBounds.gold.maxHundredths)}.`,
  sweeps_above_price: () => 'Le nombre de pièces Sweeps ne doit pas dépasser le prix en dollars.',
  special_is_fixed: () =>
    'Les conditions de l’offre spéciale sont fixes, car la page d’accueil les affiche. Elles changent seulement avec une nouvelle version.',
  special_needs_regular: () =>
    'Un forfait ordinaire doit avoir le même prix que l’offre spéciale. Changez d’abord un autre forfait.',
  package_ids_wrong: () => 'Indiquez chaque forfait ordinaire une fois.',
  day_not_lately: ({ max }) => `Entrez un jour parmi les ${max} derniers, au format AAAA-MM-JJ.`,

  street_missing: () => 'Entrez votre rue et le numéro.',
  city_missing: () => 'Entrez votre ville.',
  postal_code_invalid: () => 'Entrez un code ZIP de cinq ou neuf chiffres.',
  tin_length: () => 'Entrez les neuf chiffres de votre numéro de contribuable.',
  tin_never_issued: () => 'Ce n’est pas un numéro de sécurité sociale américain valide. Vérifiez chaque chiffre.',
  tin_is_itin: () => 'Ce numéro semble être un ITIN. Choisissez ITIN comme type de numéro.',
  tin_is_no_itin: () =>
    'Ce n’est pas un ITIN valide. Vérifiez chaque chiffre ou choisissez le numéro de sécurité sociale.',
  certification_missing: () => 'Attestez que vos réponses sont exactes.',
  signature_missing: () => 'Signez en tapant votre nom complet.',
  signature_differs: () => 'Signez avec le même nom qu’en haut du formulaire.',
  subject_missing: () => 'Entrez un objet en quelques mots.',
  message_missing: () => 'Écrivez votre message.',
  staff_reason_missing: () => 'Entrez un motif.',
  roles_missing: () => 'Choisissez au moins un rôle.',
  list_empty: () => 'Le fichier est vide.',
  list_no_names: () => 'Le fichier ne contient aucun nom de personne.',
  list_one_file: () => 'Choisissez une seule liste, ou SDN.CSV avec ALT.CSV.',
  list_line_broken: ({ line }) => `Ligne ${formats.number(line)} : un guillemet manque ou est mal placé.`,
  list_line_columns: ({ line, found, expected }) =>
    `Ligne ${formats.number(line)} : ${formats.number(found)} ${formats.plural(found, { one: 'colonne', other: 'colonnes' })} au lieu de ${formats.number(expected)}.`,
  list_line_entry: ({ line }) => `Ligne ${formats.number(line)} : la première colonne n’est pas un nombre.`,
  list_line_name: ({ line }) => `Ligne ${formats.number(line)} : ce n’est pas un nom valide.`,
  list_line_year: ({ line }) => `Ligne ${formats.number(line)} : ce n’est pas une année de naissance.`,
  list_shrunk: ({ names, before }) =>
    `La liste compte ${formats.number(names)} ${formats.plural(names, { one: 'nom', other: 'noms' })}, et la liste en vigueur en compte ${formats.number(before)}. Confirmez que c’est exact.`,
  reference_taken: () =>
    'Un autre versement porte déjà cette référence. Chaque paiement correspond à un seul versement.',
  paid_on_outside: () => 'Entrez un jour entre la remise et aujourd’hui.',
};
