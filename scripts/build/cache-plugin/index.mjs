// A Netlify build plugin, named in netlify.toml. It caches what makes the next build faster, and the scripts that pages
// opened before a deploy still load (site/publish/earlier-bundles.ts).

/**
 * @typedef {object} Cache
 * @property {(folders: string[]) => Promise<boolean>} restore
 * @property {(folders: string[]) => Promise<boolean>} save
 */

/** From the root of the checkout, where builds run. */
export const cached = ['site/.cache', 'site/public', 'site/.build', 'site/.bundles'];

/**
 * Without them a build only takes longer, so a failing cache does not fail the build.
 * @param {string} done
 * @param {() => Promise<boolean>} work
 */
async function tryTo(done, work) {
  try {
    console.log((await work()) ? `Earlier builds: ${done}.` : 'Earlier builds: none found.');
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure);
    console.log(`Earlier builds: could not be ${done} (${reason}).`);
  }
}

/** @param {{ utils: { cache: Cache } }} event */
export const onPreBuild = ({ utils: { cache } }) => tryTo('restored', () => cache.restore(cached));

/**
 * Runs only after a successful build: Gatsby cannot continue from a failed one.
 * @param {{ utils: { cache: Cache } }} event
 */
export const onPostBuild = ({ utils: { cache } }) => tryTo('kept', () => cache.save(cached));
