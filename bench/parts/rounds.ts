import { kindNames, kinds, type Kind } from '../sites/kinds';
import { siteNames, type Site } from '../sites/site-names';
import type { Figures, Measurement } from '../part';

/** The numbers of this many rounds, starting at 1. */
export const rounds = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

/** One measurement of each kind of page on each site, in this many rounds. */
export const ofEachPage = (
  count: number,
  take: (kind: Kind, site: Site) => Promise<Figures>,
): Measurement[] =>
  rounds(count).flatMap((round) =>
    kindNames.flatMap((kind) =>
      siteNames.map((site) => ({
        of: { page: kinds[kind], site },
        round,
        take: () => take(kind, site),
      })),
    ),
  );
