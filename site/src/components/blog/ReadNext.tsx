import { article } from '../../content/blog';
import { Section } from '../primitives/Section';
import { TextLink } from '../primitives/TextLink';
import * as styles from './ReadNext.module.css';
import { Tags } from './Tags';

export interface ArticleLink {
  path: string;
  title: string;
  category: string;
}

/** What to read after an article. */
export function ReadNext({ links }: { links: ArticleLink[] }) {
  return (
    <Section title={article.readNext} ground="calico">
      <ul className={styles.list}>
        {links.map(({ path, title, category }) => (
          <li key={path} className={styles.entry}>
            <TextLink to={path} className={styles.link}>
              <Tags category={category} />
              <strong className={styles.title}>{title}</strong>
            </TextLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
