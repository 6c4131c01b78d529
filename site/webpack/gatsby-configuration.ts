import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration, RuleSetRule } from 'webpack';

/**
 * The configuration as it stands, for what `setWebpackConfig` cannot do: it adds to the rules and changes none.
 * @throws TypeError when Gatsby passes none
 */
export function configurationOf({ getConfig }: CreateWebpackConfigArgs): Configuration {
  // Gatsby types `getConfig` as a bare `Function`.
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  if (!isConfiguration(config)) throw new TypeError('Gatsby passed no webpack configuration');
  return config;
}

/** The rules of a configuration, each as `change` gives it back. */
export const changeRules = (
  { module }: Configuration,
  change: (rule: RuleSetRule) => RuleSetRule,
): NonNullable<Configuration['module']> => ({
  ...module,
  rules: (module?.rules ?? []).map((rule) => (isRule(rule) ? change(rule) : rule)),
});

const isConfiguration = (value: unknown): value is Configuration =>
  typeof value === 'object' && value !== null && 'module' in value;

/** An entry of a list of rules may also be empty, or stand for webpack's own. */
const isRule = (value: unknown): value is RuleSetRule =>
  typeof value === 'object' && value !== null;
