import type { CreateWebpackConfigArgs } from 'gatsby';
import type { RuleSetRule } from 'webpack';
import { changeRules, configurationOf } from './gatsby-configuration';

/**
 * How SVGO shrinks a drawing. Its defaults would rewrite `currentColor` and the `--art-*` colours; these steps keep every colour
 * and move no point by more than a hundredth of a unit. Our drawings count things, with one shape for each: shapes of one colour
 * are merged into one path.
 */
const svgoConfig = {
  plugins: [
    { name: 'convertShapeToPath', params: { convertArcs: true } },
    'mergePaths',
    {
      name: 'convertPathData',
      // A dot is a line without length: SVGO calls it useless, but it is visible.
      params: { floatPrecision: 2, removeUseless: false, smartArcRounding: false },
    },
    // Inside a page, a drawing needs no namespace.
    'removeXMLNS',
    'prefixIds',
  ],
};

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

/** Gatsby's own rule would inline small files into the style sheet, and so into every page. */
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
