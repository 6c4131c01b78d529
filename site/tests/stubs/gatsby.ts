/** Gatsby at run time: its own Link, compiled queries, and the site's metadata. */
module.exports = {
  ...jest.requireActual<object>('gatsby'),
  graphql: () => undefined,
  useStaticQuery: () => ({
    site: { siteMetadata: { siteUrl: 'https://www.example.com', recaptchaSiteKey: '' } },
  }),
};
