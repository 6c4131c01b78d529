import EmptyPosition from '../art/not-found.svg';
import type { AnswerCopy } from '../content/not-found';
import { Seo } from '../ui/page/Seo';
import { Icon } from '../ui/primitives/Icon';
import { TextLink } from '../ui/primitives/TextLink';
import { Wrap } from '../ui/text/Wrap';
import * as type from '../styles/type.module.css';
import * as styles from './AnswerPage.module.css';

/** The page of an address that has none: it says why, and leads on. */
export function AnswerPage({ title, lead, links }: AnswerCopy) {
  return (
    <Wrap>
      <div className={styles.page}>
        <div>
          <h1 className={type.poster}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <ul className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <TextLink to={to}>
                  {label}
                  <Icon name="right" />
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
        <EmptyPosition className={styles.drawing} />
      </div>
    </Wrap>
  );
}

/** Its head. Without a path, it is not for search engines. */
export const AnswerSeo = ({ title, description }: AnswerCopy) => (
  <Seo title={title} description={description} />
);
