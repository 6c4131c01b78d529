import type { GatsbyNode } from 'gatsby';
import { acceptStyleOrder } from './styles';
import { inlineSvg } from './svg';

/** What the site changes in Gatsby's webpack configuration. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  acceptStyleOrder(args);
  inlineSvg(args);
};
