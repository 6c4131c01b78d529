// A plugin of Netlify's builds, named by netlify.toml: keeps from build to build what makes the next one short, and the
// scripts that pages ask for which were opened before a deploy (site/publish/earlier-bundles.ts).

/**
 * @typedef {object} Cache
 * @property {(folders: string[]) => Promise<boolean>} restore
 * @property {(folders: string[]) => Promise<boolean>} save
 */

/** From the root of the checkout, where builds run. */
export const cached = ['site/.cache', 'site/public', 'site/.build', 'site/.bundles'];

/**
 * A build without these takes longer, and is no worse: a cache that fails fails no build.
 * @param {string} done
 * @param {() => Promise<boolean>} work
 */
async function tryTo(done, work) {
  try {
    console.log((await work()) ? `Earlier builds: ${done}.` : 'Earlier builds: nothing there.');
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    console.log(`Earlier builds: could not be ${done} (${reason}).`);
  }
}

/** @param {{ utils: { cache: Cache } }} event */
export const onPreBuild = ({ utils: { cache } }) => tryTo('restored', () => cache.restore(cached));

/**
 * Runs only after a build that succeeded: Gatsby cannot go on from another.
 * @param {{ utils: { cache: Cache } }} event
 */
export const onPostBuild = ({ utils: { cache } }) => tryTo('kept', () => cache.save(cached));
