import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { onPreRenderHTML } from '../gatsby-ssr';
import { gatsbyStyles } from '../publish/pages/rewrite-page';

/** The head of a page for which Gatsby has rendered these elements. */
function headWith(drawn: ReactNode[]): string {
  let head: ReactNode[] = [];
  const none = () => [];
  const nothing = () => undefined;
  onPreRenderHTML?.(
    {
      pathname: '/about',
      getHeadComponents: () => drawn,
      replaceHeadComponents: (components) => {
        head = components;
      },
      getPreBodyComponents: none,
      replacePreBodyComponents: nothing,
      getPostBodyComponents: none,
      replacePostBodyComponents: nothing,
    },
    { plugins: [] },
  );
  return renderToStaticMarkup(<>{head}</>);
}

const styles = (identity: string, rules: string) => (
  <style
    key={identity}
    data-href="/styles.01.css"
    data-identity={identity}
    dangerouslySetInnerHTML={{ __html: rules }}
  />
);

test("Gatsby's style sheet is replaced by an empty element, which publishing finds", () => {
  const view = headWith([styles('gatsby-global-css', '.all{color:red}')]);
  expect(gatsbyStyles.exec(view)?.[0]).toBe(
    '<style data-href="/styles.01.css" data-identity="gatsby-global-css"></style>',
  );
});

test('the rest of the head stays after the icons, the colours and the font', () => {
  const view = headWith([<title key="title">About us</title>, styles('other', '.own{color:red}')]);
  expect(view).toMatch(
    /rel="icon".*name="theme-color".*rel="preload".*About us.*\.own\{color:red\}/,
  );
});
