import { useParams } from 'react-router';
import { RulesPage } from '../../features/play/shell/rules/rules-page.tsx';

/** /games/{slug}/rules: public. */
export function Component() {
  const { slug = '' } = useParams();
  return <RulesPage key={slug} slug={slug} />;
}
