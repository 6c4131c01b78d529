/** Gatsby as pages meet it at run time: its own Link, queries already compiled away, and the site's metadata. */
module.exports = {
  ...jest.requireActual<object>('gatsby'),
  graphql: () => undefined,
  useStaticQuery: () => ({
    site: { siteMetadata: { siteUrl: 'https://www.example.com', recaptchaSiteKey: '' } },
  }),
};
