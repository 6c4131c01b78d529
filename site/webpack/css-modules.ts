import { basename } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { RuleSetRule } from 'webpack';
import { changeRules, configurationOf } from './gatsby-configuration';

/**
 * Gatsby puts every style sheet into one file, and webpack warns for each pair that two pages import in different
 * order. None of our modules depends on that order: shared styles are in cascade layers (src/styles).
 */
export const acceptStyleOrder = ({ actions }: CreateWebpackConfigArgs) => {
  actions.setWebpackConfig({ ignoreWarnings: [/mini-css-extract-plugin[^]*Conflicting order/] });
};

const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string) =>
  `${basename(resourcePath, '.module.css')}-${name}`;

type Use = Extract<RuleSetRule['use'], readonly unknown[]>[number];

/** Css-loader with CSS Modules switched on, as Gatsby configures it for `*.module.css` only. */
const nameClassesOf = (use: Use): Use => {
  if (!use || typeof use !== 'object' || !/[\\/]css-loader[\\/]/.test(use.loader ?? '')) return use;
  const options = typeof use.options === 'object' ? use.options : undefined;
  const modules: unknown = options?.modules;
  return typeof modules === 'object'
    ? { ...use, options: { ...options, modules: { ...modules, getLocalIdent } } }
    : use;
};

/**
 * Names a class after its style sheet and its own name (`Header-bar`). Gatsby would add a hash, in case two style sheets have
 * the same name. Ours do not (site/tests/styles/class-names.test.ts), and hashes do not compress: they were a tenth of a page's
 * bytes.
 */
export const nameClasses = (args: CreateWebpackConfigArgs) => {
  const config = configurationOf(args);
  const module = changeRules(config, ({ use, ...rule }: RuleSetRule) => ({
    ...rule,
    ...(use !== undefined && { use: Array.isArray(use) ? use.map(nameClassesOf) : use }),
  }));
  args.actions.replaceWebpackConfig({ ...config, module });
};
