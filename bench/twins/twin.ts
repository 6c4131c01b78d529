/** A site with the same content as ours, built with something else. */
export interface Twin {
  /** As the results name it. */
  name: string;
  /**
   * Builds it from the content of a running CMS.
   * @param options.work a folder of its own that stays between runs
   * @returns the folder to serve; `/about` is `about/index.html` or `about.html` in it
   */
  build: (options: {
    work: string;
    siteUrl: string;
    cmsUrl: string;
    cmsBuildToken: string;
  }) => Promise<string>;
}
