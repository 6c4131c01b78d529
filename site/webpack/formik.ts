import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

const standIn = (name: string) => resolve(`src/components/form/lodash/${name}.ts`);

/**
 * Formik asks lodash for three functions, and they weigh as much as Formik itself. Our forms hold plain texts, each under
 * a name of one word, and for those a few lines do the same.
 */
export const slimFormik = ({ actions }: CreateWebpackConfigArgs) => {
  actions.setWebpackConfig({
    resolve: {
      alias: Object.fromEntries(
        ['clone', 'cloneDeep', 'toPath'].map((name) => [`lodash-es/${name}$`, standIn(name)]),
      ),
    },
  });
};
