/** A page as Gatsby writes it, with `body` for its content. */
export const gatsbyPage = (body: string) =>
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>' +
  '<style data-href="/styles.0123456789abcdef0124.css" data-identity="gatsby-global-css">.all{color:red}</style>' +
  `</head><body><div id="___gatsby"><main class="used">${body}</main></div>` +
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/";/*]]>*/</script>' +
  '<!-- slice-start id="_gatsby-scripts-1" --><script>window.___webpackCompilationHash="1";</script>' +
  '<script src="/app-0123456789abcdef0123.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>';

/** The content of a published page. */
export const bodyOf = (html = '') => /<main class="used">([^]*)<\/main>/.exec(html)?.[1];

/** The data that Gatsby writes for a page. */
export const pageData = (path: string) =>
  JSON.stringify({ path, componentChunkName: 'component', staticQueryHashes: ['59343690'] });

/** Scripts, styles and the files that name them. */
export const bundles = {
  'public/page-data/app-data.json': '{"webpackCompilationHash":"0f0f"}',
  'public/app-0123456789abcdef0123.js': 'import',
  'public/app-0123456789abcdef0123.js.LICENSE.txt': '',
  'public/component-0123456789abcdef0127.js': 'page',
  'public/styles.0123456789abcdef0124.css':
    '.used{background:url(/static/font.woff2)}.all{color:red}.late{color:green}details[open]{color:blue}',
  'public/webpack-runtime-0123456789abcdef0125.js': '{368:"0123456789abcdef0126"}',
  'public/368-0123456789abcdef0126.js': 'loaded later',
  'public/form-0123456789abcdef0128.js': 'add("late")',
  'public/webpack.stats.json': JSON.stringify({
    assetsByChunkName: {
      app: [
        'webpack-runtime-0123456789abcdef0125.js',
        'styles.0123456789abcdef0124.css',
        'app-0123456789abcdef0123.js',
      ],
      component: ['styles.0123456789abcdef0124.css', 'component-0123456789abcdef0127.js'],
      form: ['form-0123456789abcdef0128.js'],
    },
  }),
};
