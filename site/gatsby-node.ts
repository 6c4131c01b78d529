import type { GatsbyNode } from 'gatsby';
import { endpoints } from '../cms/src/contract/endpoints';

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  reporter.info(`contract: ${String(Object.keys(endpoints).length)} rows`);
};
