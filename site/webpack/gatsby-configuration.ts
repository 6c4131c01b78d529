import type { CreateWebpackConfigArgs } from 'gatsby';
import type { Configuration, RuleSetRule } from 'webpack';

/**
 * The current configuration, for changes that `setWebpackConfig` cannot make: it adds rules but changes none.
 * @throws TypeError when Gatsby passes none
 */
export function configurationOf({ getConfig }: CreateWebpackConfigArgs): Configuration {
  // Gatsby types `getConfig` as a bare `Function`.
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  if (!isConfiguration(config)) throw new TypeError('Gatsby passed no webpack configuration');
  return config;
}

type Change = (rule: RuleSetRule) => RuleSetRule;

const changeEach = <Entry>(
  rules: (Entry | RuleSetRule)[],
  change: Change,
): (Entry | RuleSetRule)[] =>
  rules.map((rule) => {
    if (!isRule(rule)) return rule;
    const { oneOf, ...changed } = change(rule);
    return oneOf ? { ...changed, oneOf: changeEach(oneOf, change) } : changed;
  });

/** Applies `change` to each rule of a configuration, nested rules included. */
export const changeRules = (
  { module }: Configuration,
  change: Change,
): NonNullable<Configuration['module']> => ({
  ...module,
  rules: changeEach(module?.rules ?? [], change),
});

const isConfiguration = (value: unknown): value is Configuration =>
  typeof value === 'object' && value !== null && 'module' in value;

/** An entry of a list of rules may also be empty, or a placeholder for webpack's own rules. */
const isRule = (value: unknown): value is RuleSetRule =>
  typeof value === 'object' && value !== null;
