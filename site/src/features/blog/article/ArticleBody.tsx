import { ShownPicture } from '../../../ui/picture/ShownPicture';
import { Wrap } from '../../../ui/text/Wrap';
import { outline } from '../../../ui/rich-text/outline';
import { RichText } from '../../../ui/rich-text/RichText';
import type { RichText as Tree } from '../../../ui/rich-text/tree';
import * as styles from './ArticleBody.module.css';
import { Contents, needsContents } from './Contents';
import type { ReadyPicture } from '../media';

interface ArticleBodyProps {
  body: Tree;
  /** The pictures in the text, by their path on the CMS. */
  textPictures: ReadonlyMap<string, ShownPicture>;
  /** The pictures after the first, which opens the article. */
  pictures: ReadyPicture[];
}

/** The text, with a table of contents in the margin if it has enough headings. */
export function ArticleBody({ body, textPictures, pictures }: ArticleBodyProps) {
  const { body: anchored, contents } = outline(body);
  return (
    <Wrap>
      <div className={styles.body}>
        {needsContents(contents) && (
          <div className={styles.margin}>
            <Contents entries={contents} />
          </div>
        )}
        <div className={styles.text}>
          <RichText nodes={anchored} look="article" pictures={textPictures} />
          {pictures.map((picture) => (
            <div key={picture.image.images.fallback?.src} className={styles.picture}>
              <ShownPicture {...picture} />
            </div>
          ))}
        </div>
      </div>
    </Wrap>
  );
}
