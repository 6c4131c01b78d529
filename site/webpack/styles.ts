import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Gatsby puts every style sheet into one file, and webpack warns for each pair that two pages import in different
 * order. No module of ours depends on that order: what they share stands in cascade layers (src/styles).
 */
export const acceptStyleOrder = ({ actions }: CreateWebpackConfigArgs) => {
  actions.setWebpackConfig({ ignoreWarnings: [/mini-css-extract-plugin[^]*Conflicting order/] });
};
