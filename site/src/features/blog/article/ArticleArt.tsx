import { ShownPicture } from '../../../ui/picture/ShownPicture';
import { Wrap } from '../../../ui/text/Wrap';
import * as styles from './ArticleArt.module.css';
import type { ReadyPicture } from '../media';

/** The picture that opens an article. In a file of its own, because the benchmark's Astro site uses it too. */
export function ArticleArt({ picture }: { picture: ReadyPicture }) {
  return (
    <Wrap>
      <div className={styles.grid}>
        <div className={styles.art}>
          <ShownPicture {...picture} priority />
        </div>
      </div>
    </Wrap>
  );
}
