import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from 'gatsby';
import { Layout } from './Layout';

/** Puts every page into the layout, once for the browser and once for the pre-render, so that both agree. */
export const wrapPageElement = ({
  element,
  props,
}: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
  <Layout path={props.location.pathname}>{element}</Layout>
);
