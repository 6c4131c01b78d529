import type { Media } from '../../src/components/blog/media';

/** A picture as the queries return it. */
export const media = (name: string, alternativeText: string | null): Media => ({
  alternativeText,
  localFile: {
    childImageSharp: {
      gatsbyImageData: {
        layout: 'constrained',
        width: 960,
        height: 600,
        images: {
          fallback: {
            src: `/static/${name}.webp`,
            srcSet: `/static/${name}.webp 480w, /static/${name}.webp 960w`,
            sizes: '92vw',
          },
        },
      },
    },
  },
});
