import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

const inLayout = (name: string) => resolve(`src/components/layout/${name}.tsx`);

/** In the browser the head has nothing to tell until the reader goes on to another page. */
export const writeHeadLater = ({ stage, actions }: CreateWebpackConfigArgs) => {
  if (stage !== 'build-javascript') return;
  actions.setWebpackConfig({ resolve: { alias: { [inLayout('Seo')]: inLayout('LateSeo') } } });
};
