import type { Reporter } from 'gatsby';

const minutes = 10;

/**
 * Ends the build when reading the CMS takes too long: the source plugin waits for an answer for ever.
 * @returns call it when everything is read
 */
export function startDeadline(reporter: Reporter): () => void {
  const timer = setTimeout(() => {
    reporter.panic(
      `The CMS was not read within ${String(minutes)} minutes. The site was not built.`,
    );
  }, minutes * 60_000);
  return () => {
    clearTimeout(timer);
  };
}
