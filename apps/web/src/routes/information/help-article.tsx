import { useParams } from 'react-router';
import { ArticlePage } from '../../features/help/article-page.tsx';

/** /help/{article}. */
export function Component() {
  const { article = '' } = useParams();
  return <ArticlePage key={article} slug={article} />;
}
