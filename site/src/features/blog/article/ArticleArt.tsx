import { ShownPicture } from '../../../ui/picture/ShownPicture';
import { Wrap } from '../../../ui/primitives/Wrap';
import * as styles from './ArticleArt.module.css';
import type { ReadyPicture } from '../media';

/** The picture that opens an article. */
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
