import { basename } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import type { RuleSetRule } from 'webpack';
import { changeRules, configurationOf } from './gatsby-configuration';

/**
 * Gatsby puts every style sheet into one file, and webpack warns for each pair that two pages import in different
 * order. No module of ours depends on that order: what they share stands in cascade layers (src/styles).
 */
export const acceptStyleOrder = ({ actions }: CreateWebpackConfigArgs) => {
  actions.setWebpackConfig({ ignoreWarnings: [/mini-css-extract-plugin[^]*Conflicting order/] });
};

const getLocalIdent = ({ resourcePath }: { resourcePath: string }, _: string, name: string) =>
  `${basename(resourcePath, '.module.css')}-${name}`;

type Use = Extract<RuleSetRule['use'], readonly unknown[]>[number];

/** Css-loader, where it is told of modules, which Gatsby does for `*.module.css` alone. */
const nameClassesOf = (use: Use): Use => {
  if (!use || typeof use !== 'object' || !/[\\/]css-loader[\\/]/.test(use.loader ?? '')) return use;
  const options = typeof use.options === 'object' ? use.options : undefined;
  const modules: unknown = options?.modules;
  return typeof modules === 'object'
    ? { ...use, options: { ...options, modules: { ...modules, getLocalIdent } } }
    : use;
};

/**
 * Names a class by its style sheet and itself (`Header-bar`), where Gatsby adds a hash to keep style sheets of one name apart. Ours
 * have different names (site/tests/styles/class-names.test.ts), and hashes do not compress: they were a tenth of what a page
 * weighs.
 */
export const nameClasses = (args: CreateWebpackConfigArgs) => {
  const config = configurationOf(args);
  const module = changeRules(config, ({ use, ...rule }: RuleSetRule) => ({
    ...rule,
    ...(use !== undefined && { use: Array.isArray(use) ? use.map(nameClassesOf) : use }),
  }));
  args.actions.replaceWebpackConfig({ ...config, module });
};
