import { buildRecordPath, type BuildRecord } from '../../cms/src/contract/content/publishing';

/** `build.json`, by which the CMS knows what is live. */
export const buildJson = {
  /** Below the root of the site. */
  path: buildRecordPath.slice(1),
  /** Whoever asks wants to know what is there now. */
  headers: { 'Cache-Control': 'no-cache' },
} as const;

/**
 * The content of `build.json`.
 * @param revision of the content, before the build read it
 * @param now the moment of the build
 */
export function buildJsonFile(revision: number, now: Date): string {
  const record: BuildRecord = { revision, builtAt: now.toISOString() };
  return `${JSON.stringify(record)}\n`;
}
