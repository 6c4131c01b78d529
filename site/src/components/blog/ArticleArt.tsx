import { Picture } from '../picture/Picture';
import { Wrap } from '../primitives/Wrap';
import * as styles from './ArticleArt.module.css';
import type { ReadyPicture } from './media';

/** The picture that opens an article. */
export function ArticleArt({ picture }: { picture: ReadyPicture }) {
  return (
    <Wrap>
      <div className={styles.grid}>
        <div className={styles.art}>
          <Picture image={picture.image} alt={picture.alt} priority />
        </div>
      </div>
    </Wrap>
  );
}
