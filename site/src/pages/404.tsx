import EmptyPosition from '../art/not-found.svg';
import { Seo } from '../ui/page/Seo';
import { Icon } from '../ui/primitives/Icon';
import { TextLink } from '../ui/primitives/TextLink';
import { Wrap } from '../ui/text/Wrap';
import { notFound, wayBack } from '../content/not-found';
import * as type from '../styles/type.module.css';
import * as styles from './404.module.css';

/** Spec §2: the fallback page for addresses without a page. */
export default function NotFound() {
  return (
    <Wrap>
      <div className={styles.page}>
        <div>
          <h1 className={type.poster}>{notFound.title}</h1>
          <p className={styles.lead}>{notFound.lead}</p>
          <ul className={styles.links}>
            {wayBack.map(({ label, to }) => (
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

export const Head = () => <Seo title={notFound.title} description={notFound.description} />;
