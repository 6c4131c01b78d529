import type { Core } from '@strapi/strapi';
import type { Publication } from '../publication';
import { buildNews } from './build';
import { addBuild, changeBuild, readLastRequested } from './build-rows';
import { carriedIn, joinCarried } from './carried';

const telling = ['calledAt', 'claimedUntil', 'buildingAt', 'liveRevision'] as const;

/**
 * Records what a change of the publishing state says about builds, in the same transaction.
 * @param builtAt when the files were complete that the site shows now, if it said so
 */
export async function recordBuilds(
  strapi: Core.Strapi,
  before: Publication,
  after: Publication,
  builtAt: number | undefined,
): Promise<void> {
  // Most changes concern no build.
  if (telling.every((name) => before[name] === after[name])) return;
  const requested = await readLastRequested(strapi);
  const { last, added } = buildNews(requested?.build, before, after, Date.now()) ?? {};
  const built = ({ outcome }: { outcome?: string }) =>
    outcome === 'live' && builtAt !== undefined ? { builtAt } : {};
  if (requested !== undefined && last !== undefined) {
    const build = { ...requested.build, ...last };
    const carries = last.revision === undefined ? undefined : await carriedBy(strapi, build);
    const carried = carries === undefined ? {} : joinCarried(carries, requested.carried);
    await changeBuild(strapi, requested.id, { ...last, ...built(last), ...carried });
  }
  if (added !== undefined) {
    const carried = await carriedBy(strapi, added);
    await addBuild(strapi, { ...added, ...built(added), ...carried });
  }
}

const carriedBy = (
  strapi: Core.Strapi,
  { fromRevision, revision }: { fromRevision: number; revision: number },
) => carriedIn(strapi, { from: fromRevision, to: revision });
