import { splitStandfirst } from './split-standfirst';
import type { RichText } from '../../../ui/rich-text/tree';
import type { ShownPicture } from '../../../ui/picture/ShownPicture';
import type { ReadyPicture } from '../media';
import { ArticleArt } from './ArticleArt';
import { ArticleBody } from './ArticleBody';
import { ArticleHead } from './ArticleHead';

interface ArticleProps {
  title: string;
  category: string;
  tag: string | null;
  datePublished: string;
  dateModified: string;
  author: string | null;
  readingMinutes: number;
  body: RichText;
  /** The first opens the article, the others follow its text. */
  pictures: ReadyPicture[];
  /** The pictures in the text, by their path on the CMS. */
  textPictures: ReadonlyMap<string, ShownPicture>;
}

/** An article, on its page and in a preview. */
export function Article({ body, pictures, textPictures, ...head }: ArticleProps) {
  const { standfirst, rest } = splitStandfirst(body);
  const [cover, ...others] = pictures;
  return (
    <article>
      <ArticleHead {...head} standfirst={standfirst} />
      {cover && <ArticleArt picture={cover} />}
      <ArticleBody body={rest} textPictures={textPictures} pictures={others} />
    </article>
  );
}
