import type { RetentionPeriod } from '@goldwren/rules';
import type { retentionMessages as Shape } from '../../en/legal/retention-messages.ts';
import { formats } from '../formats.ts';

function counted(count: number, forms: { readonly one: string; readonly other: string }): string {
  return `${formats.number(count)}\u00a0${formats.plural(count, forms)}`;
}

const untils: Record<Extract<RetentionPeriod, { until: string }>['until'], string> = {
  account_erased: 'Aussi longtemps que le compte',
  exclusion_ends: 'Jusqu’à sa fin',
  no_end: 'Sans fin',
};

export const retentionMessages: typeof Shape = {
  records: {
    profile: 'Votre profil\u00a0: nom, courriel, téléphone, date de naissance, mot de passe',
    account_history: 'Votre compte\u00a0: son numéro, la province ou l’État, l’année de naissance et son historique',
    welcome_offer: 'Quelle boîte de courriel a reçu l’offre de bienvenue',
    sessions: 'Vos connexions et les navigateurs d’où elles venaient',
    mails: 'Les courriels que nous vous avons envoyés',
    data_exports: 'Les fichiers de vos données que vous avez demandés',
    unsent_documents: 'Les documents téléversés et non soumis',
    identity_documents: 'Les documents d’identité',
    identity_reviews: 'Les décisions sur votre identité',
    support_messages: 'Vos messages au soutien',
    free_entries: 'Les participations gratuites',
    journal_and_rounds: 'Chaque mouvement de pièces et chaque partie',
    orders: 'Les commandes',
    redemptions_and_payouts: 'Les échanges et les versements',
    tax_forms: 'Les formulaires fiscaux',
    limits_and_consents: 'Vos limites et les conditions que vous avez acceptées',
    self_exclusion: 'Une autoexclusion',
    exclusion_marks:
      'Ce qui permet de reconnaître une personne autoexclue\u00a0: nom et date de naissance chiffrés; codes du courriel, du téléphone, de l’adresse, du document et du paiement',
    sanctions_matches: 'Les comparaisons avec les listes de sanctions',
    risk_facts: 'Les navigateurs et réseaux de votre compte, sous forme de codes qui ne servent qu’à comparer',
    risk_scores: 'Les vérifications des comptes multiples et du jeu par programme',
    staff_actions: 'Ce que notre personnel a fait et consulté',
  },
  forms: {
    nothing: 'Effacé',
    pseudonymised: 'Gardé sous un numéro, sans votre nom',
    keyed_hash: 'Gardé sous forme d’un code qui ne sert qu’à comparer',
    encrypted: 'Effacé; après une autoexclusion, gardé chiffré pour la seule comparaison',
    whole: 'Gardé, comme la loi l’exige',
  },
  reasons: {
    runs_the_account: 'Pour tenir votre compte',
    security: 'Pour le protéger',
    once_per_person: 'Pour ne donner une offre qu’une fois',
    answers_questions: 'Pour répondre à vos questions',
    identity_check: 'Pour savoir à qui revient un prix',
    accounting_law: 'Loi comptable',
    tax_law: 'Loi fiscale',
    sweepstakes_law: 'Loi sur les concours',
    sanctions_law: 'Loi sur les sanctions',
    responsible_play: 'Pour appliquer une exclusion',
    one_account: 'Un seul compte par personne',
    legal_claims: 'Pour répondre à des réclamations',
  },
  period: (period) => {
    if ('days' in period) return counted(period.days, { one: 'jour', other: 'jours' });
    if ('years' in period) return counted(period.years, { one: 'an', other: 'ans' });
    return untils[period.until];
  },
};
