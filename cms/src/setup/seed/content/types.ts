/** A question of the sample FAQ. `description` is HTML of the kind that the CMS keeps (Spec §3). */
export interface FaqSeed {
  readonly question: string;
  readonly description: string;
}

/** `file` is the name of an image in `src/setup/seed/images`; `alt` describes it. */
export interface BlogImageSeed {
  readonly file: string;
  readonly alternativeText: string;
}

/** A sample article. `description` is HTML of the kind that the CMS keeps (Spec §3). */
export interface BlogSeed {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly tag: string;
  readonly category: string;
  readonly images: readonly BlogImageSeed[];
}
