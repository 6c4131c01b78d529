import type { CreateWebpackConfigArgs } from 'gatsby';
import type { RuleSetRule } from 'webpack';
import { changeRules, configurationOf } from './gatsby-configuration';

/**
 * How SVGO makes a drawing small. Its own defaults would rewrite `currentColor` and the `--art-*` colours; these steps keep
 * every colour and change no point of a shape by more than a hundredth of a unit. Our drawings count things, a shape for each:
 * those of one colour become one path.
 */
const svgoConfig = {
  plugins: [
    { name: 'convertShapeToPath', params: { convertArcs: true } },
    'mergePaths',
    {
      name: 'convertPathData',
      // A dot is a line of no length: "useless" to SVGO, and seen by everybody.
      params: { floatPrecision: 2, removeUseless: false, smartArcRounding: false },
    },
    // Part of a page, a drawing needs no namespace.
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
