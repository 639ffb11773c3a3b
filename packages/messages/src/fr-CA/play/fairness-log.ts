import type { fairnessLog as Shape } from '../../en/play/fairness-log.ts';

export const fairnessLog: typeof Shape = {
  title: 'Journal d’équité de ce navigateur',
  blocked: {
    short: 'Journal d’équité non conservé',
    text: 'Ce navigateur ne conserve pas le journal d’équité. Il vérifie les parties tant que la page reste ouverte. Si vous la rechargez ou la quittez, le journal est perdu, et ces parties ne peuvent plus y être comparées.',
    fix: 'Quittez la navigation privée, permettez à ce site de stocker des données ou libérez de l’espace. Puis rechargez la page.',
  },
  cleared: {
    short: 'Journal d’équité supprimé',
    text: 'Le journal d’équité a été supprimé de ce navigateur. Les parties d’avant ne peuvent pas y être comparées.',
    fix: 'Rechargez le jeu pour commencer un nouveau journal. Puis terminez la séance, pour que la suivante soit vérifiée dès sa première partie.',
  },
  unknown: {
    short: 'Parties absentes du journal',
    text: 'Des parties plus anciennes ne sont pas dans le journal de ce navigateur. Elles ont été jouées sur un autre appareil, ou ses données ont été effacées. Elles ne peuvent pas être comparées.',
    fix: 'Les nouvelles parties sont vérifiées. Terminez la séance dans le jeu, pour que la suivante soit vérifiée dès sa première partie.',
  },
  kept: 'Ce navigateur conserve le journal jusqu’à ce que vous effaciez ses données.',
  temporary:
    'Ce navigateur peut supprimer le journal lorsque l’espace manque. Il le fait toujours à la fermeture d’une fenêtre privée.',
  keep: 'Conserver le journal',
  refused: 'Le navigateur n’a pas accepté. Il peut accepter lorsque vous utilisez ce site plus souvent.',
};
