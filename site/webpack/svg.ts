import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration, RuleSetRule } from 'webpack';

const drawing: RuleSetRule = {
  test: /\.svg$/,
  issuer: /\.tsx$/,
  loader: '@svgr/webpack',
  options: {
    // Every drawing is decorative: the text beside it says the same.
    svgProps: { 'aria-hidden': 'true', focusable: 'false' },
    // Our files are written by hand for `currentColor` and the `--art-*` colours; the default plugins would rewrite them.
    svgoConfig: { plugins: ['prefixIds'] },
  },
};

/**
 * Turns an `.svg` imported by a component into a React component, so that the drawing is part of the page and
 * reads its colours. An `.svg` named in a style sheet stays a file, handled by Gatsby's own rule.
 */
export const inlineSvg = ({ getConfig, actions }: CreateWebpackConfigArgs) => {
  // Gatsby types `getConfig` as a bare `Function`.
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  if (!isConfiguration(config)) throw new TypeError('Gatsby passed no webpack configuration');
  const rules = (config.module?.rules ?? []).map((rule) =>
    isRuleForSvg(rule) ? { ...rule, issuer: { not: /\.tsx$/ } } : rule,
  );
  actions.replaceWebpackConfig({
    ...config,
    module: { ...config.module, rules: [...rules, drawing] },
  });
};

const isConfiguration = (value: unknown): value is Configuration =>
  typeof value === 'object' && value !== null && 'module' in value;

const isRuleForSvg = (rule: unknown): rule is RuleSetRule =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test('drawing.svg');
