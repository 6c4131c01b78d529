import { graphql, type HeadProps, type PageProps } from 'gatsby';
import { articlePath, type ImageAlt, pageMeta, sharedPictureOf } from '../api';
import { Article } from '../features/blog/article/Article';
import { articleCrumbs } from '../features/blog/article/ArticleHead';
import type { ArticleLink, LinkedRow } from '../features/blog/article-link';
import {
  type Media,
  picturesOf,
  type TextPicture,
  textPicturesOf,
  withAlts,
} from '../features/blog/media';
import { Neighbours } from '../features/blog/article/Neighbours';
import { ReadNext } from '../features/blog/article/ReadNext';
import { previewPicture, type PreviewPicture } from '../ui/page/preview-picture';
import { Seo } from '../ui/page/Seo';
import { ContactBand } from '../ui/page/ContactBand';
import type { RichText } from '../ui/rich-text/tree';
import { article as words } from '../content/blog';
import { blogPosting } from '../structured-data/blog-posting';

interface ArticleMedia extends Media {
  url: string | null;
}

/** A picture, cut to the size of a link preview. */
interface SharedPicture {
  localFile: {
    childImageSharp: { resize: Pick<PreviewPicture, 'src' | 'width' | 'height'> } | null;
  } | null;
}

interface ArticleData {
  strapiBlog: LinkedRow & {
    tag: string | null;
    excerpt: string;
    body: RichText;
    dateModified: string;
    readingMinutes: number;
    author: string | null;
    metaTitle: string | null;
    metaDescription: string | null;
    noindex: boolean | null;
    socialImage: SharedPicture | null;
    image: ArticleMedia[] | null;
    imageAlt: ImageAlt[] | null;
    covers: SharedPicture[] | null;
    textPictures: TextPicture[] | null;
  };
}

/** The related articles that the build has chosen (cms-source/create-pages.ts). */
interface ArticlePageContext {
  newer: ArticleLink | null;
  older: ArticleLink | null;
  readNext: ArticleLink[];
}

export default function ArticlePage({
  data,
  pageContext,
}: Pick<PageProps<ArticleData, ArticlePageContext>, 'data' | 'pageContext'>) {
  const { strapiBlog: blog } = data;
  const { newer, older, readNext } = pageContext;
  const textPictures = textPicturesOf(blog.textPictures);
  const pictures = picturesOf(
    // Pictures in the text are not shown a second time below it.
    withAlts(blog.image, blog.imageAlt).filter(
      ({ url }, index) => index === 0 || !textPictures.has(url ?? ''),
    ),
  );
  return (
    <>
      <Article {...blog} pictures={pictures} textPictures={textPictures} />
      {(newer ?? older) && <Neighbours newer={newer ?? undefined} older={older ?? undefined} />}
      {readNext.length > 0 && <ReadNext links={readNext} />}
      <ContactBand {...words.closing} />
    </>
  );
}

/** Undefined for a picture that cannot be cut, such as an animation. */
const resizedOf = (picture: SharedPicture | null) =>
  picture?.localFile?.childImageSharp?.resize ?? undefined;

export function Head({ data }: Pick<HeadProps<ArticleData>, 'data'>) {
  const { strapiBlog: blog } = data;
  const [cover] = picturesOf(withAlts(blog.image, blog.imageAlt).slice(0, 1));
  const path = articlePath(blog);
  const { documentTitle, title, description } = pageMeta({ ...blog, text: blog.excerpt });
  const preview = sharedPictureOf(resizedOf(blog.socialImage), blog.covers?.map(resizedOf) ?? []);
  const alt = blog.socialImage ? title : cover?.alt || blog.title;
  const image = preview ? { ...preview, alt } : previewPicture(path);
  return (
    <Seo
      documentTitle={documentTitle}
      title={title}
      description={description}
      path={path}
      crumbs={articleCrumbs(blog)}
      image={image}
      article={blog}
      noindex={blog.noindex === true}
      data={[blogPosting({ ...blog, description, path, image: image.src })]}
    />
  );
}

export const query = graphql`
  query Article($id: String!) {
    strapiBlog(id: { eq: $id }) {
      ...LinkedArticle
      tag
      excerpt
      body
      dateModified
      readingMinutes
      author
      metaTitle
      metaDescription
      noindex
      socialImage {
        localFile {
          childImageSharp {
            resize(width: 1200, height: 630, cropFocus: CENTER, toFormat: JPG, jpegQuality: 82) {
              src
              width
              height
            }
          }
        }
      }
      imageAlt
      textPictures {
        src
        still {
          src
          width
          height
        }
        moving
        localFile {
          childImageSharp {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 1280
              placeholder: NONE
              formats: [AUTO, AVIF]
              breakpoints: [640, 1280]
              sizes: "(min-width: 768px) 42rem, 92vw"
            )
          }
        }
      }
      covers: image {
        localFile {
          childImageSharp {
            resize(width: 1200, height: 630, cropFocus: CENTER, toFormat: JPG, jpegQuality: 82) {
              src
              width
              height
            }
          }
        }
      }
      image {
        url
        alternativeText
        still {
          src
          width
          height
        }
        moving
        localFile {
          childImageSharp {
            gatsbyImageData(
              layout: CONSTRAINED
              width: 1280
              placeholder: NONE
              formats: [AUTO, AVIF]
              breakpoints: [640, 1280]
              sizes: "(min-width: 1080px) 62vw, 92vw"
            )
          }
        }
      }
    }
  }
`;
