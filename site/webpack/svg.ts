import type { CreateWebpackConfigArgs } from 'gatsby';
import type { RuleSetRule } from 'webpack';
import { changeRules, configurationOf } from './gatsby-configuration';
import { svgoConfig } from './svgo-config';

const drawing: RuleSetRule = {
  test: /\.svg$/,
  issuer: /\.tsx$/,
  loader: '@svgr/webpack',
  options: {
    // Every drawing is decorative: the text beside it says the same.
    svgProps: { 'aria-hidden': 'true' },
    svgoConfig,
  },
};

/** Gatsby's own rule would write a small file into the style sheet, and so into every page. */
const mask: RuleSetRule = {
  test: /\.svg$/,
  issuer: /\.css$/,
  type: 'asset/resource',
  generator: { filename: 'static/[name]-[contenthash][ext]' },
};

/**
 * Turns an `.svg` imported by a component into a React component, so that the drawing is part of the page and
 * reads its colours. An `.svg` named in a style sheet stays a file.
 */
export const inlineSvg = (args: CreateWebpackConfigArgs) => {
  const config = configurationOf(args);
  const module = changeRules(config, (rule) =>
    isForSvg(rule) ? { ...rule, issuer: { not: /\.(tsx|css)$/ } } : rule,
  );
  args.actions.replaceWebpackConfig({
    ...config,
    module: { ...module, rules: [...(module.rules ?? []), drawing, mask] },
  });
};

const isForSvg = ({ test }: RuleSetRule) => test instanceof RegExp && test.test('drawing.svg');
