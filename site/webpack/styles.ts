import type { CreateWebpackConfigArgs, WebpackLoaders } from 'gatsby';
import type { LoaderContext, RuleSetRule } from 'webpack';
import { changeRules, configurationOf, isRule } from './gatsby-configuration';
import type { ShortNames } from './short-names';

/**
 * Gatsby puts every style sheet into one file, and webpack warns for each pair that two pages import in different
 * order. No module of ours depends on that order: what they share stands in cascade layers (src/styles).
 */
export const acceptStyleOrder = ({ actions }: CreateWebpackConfigArgs) => {
  actions.setWebpackConfig({ ignoreWarnings: [/mini-css-extract-plugin[^]*Conflicting order/] });
};

/** Puts the short names into the style sheets, and into the pages what the classes of their modules are called there. */
export const shortenStyles = (args: CreateWebpackConfigArgs, names: ShortNames) => {
  const config = configurationOf(args);
  args.actions.replaceWebpackConfig({
    ...config,
    module: changeRules(config, (rule) => withNames(rule, names, args.loaders)),
    // What webpack kept from an earlier build holds the names of that build.
    cache:
      typeof config.cache === 'object' && config.cache.type === 'filesystem'
        ? { ...config.cache, version: names.digest }
        : config.cache,
  });
};

/** Rules stand within rules (`oneOf`), and what reads a style sheet among the loaders of one. */
function withNames(rule: RuleSetRule, names: ShortNames, loaders: WebpackLoaders): RuleSetRule {
  const { oneOf, use, test } = rule;
  if (oneOf) {
    const inner = oneOf.map((one) => (isRule(one) ? withNames(one, names, loaders) : one));
    return { ...rule, oneOf: inner };
  }
  if (!Array.isArray(use)) return rule;
  const modules = test instanceof RegExp && !test.test('X.css') && { modules: forModules(names) };
  return {
    ...rule,
    use: use.map((item) => {
      if (isLoader(item, 'postcss-loader')) return loaderOf(loaders.postcss, forFiles(names));
      if (isLoader(item, 'css-loader'))
        return alsoForImports(loaderOf(loaders.css, { ...modules }));
      return item;
    }),
  };
}

const forModules = ({ classOf }: ShortNames) => ({
  getLocalIdent: ({ resourcePath }: LoaderContext<unknown>, _: string, localName: string) =>
    classOf(resourcePath, localName),
});

/** What one style sheet imports into another goes through PostCSS as well, which Gatsby's own setting forgets. */
const alsoForImports = ({ loader, options }: Loader): Loader => ({
  loader,
  options: { ...options, importLoaders: 1 },
});

/** A declaration as PostCSS hands it to a plugin. */
interface Declaration {
  prop: string;
  value: string;
}

const forFiles = ({ shortenProperties }: ShortNames) => ({
  plugins: [
    {
      postcssPlugin: 'short-names',
      Once: (root: { walkDecls: (change: (declaration: Declaration) => void) => void }) => {
        root.walkDecls((declaration) => {
          declaration.prop = shortenProperties(declaration.prop);
          declaration.value = shortenProperties(declaration.value);
        });
      },
    },
  ],
});

interface Loader {
  loader: string;
  options?: object;
}

const isLoader = (item: unknown, name: string) =>
  isAnyLoader(item) && item.loader.includes(`/${name}/`);

const isAnyLoader = (item: unknown): item is Loader =>
  typeof item === 'object' && item !== null && 'loader' in item && typeof item.loader === 'string';

/** A loader as Gatsby sets it up, which types its makers as bare `Function`s. */
function loaderOf(maker: WebpackLoaders[string], options: object): Loader {
  const loader: unknown = Reflect.apply(maker, undefined, [options]);
  if (!isAnyLoader(loader)) throw new TypeError('Gatsby made no loader');
  return loader;
}
