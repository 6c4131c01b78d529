import type { Media } from '../../../src/features/blog/media';

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
          sources: [{ type: 'image/avif', srcSet: `/static/${name}.avif 960w`, sizes: '92vw' }],
          fallback: {
            src: `/static/${name}.png`,
            srcSet: `/static/${name}.png 960w`,
            sizes: '92vw',
          },
        },
      },
    },
  },
});
